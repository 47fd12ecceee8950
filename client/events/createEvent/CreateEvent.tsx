import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { createEventMachine, Section } from '../../../machines/events/createEventMachine.ts'
import { maxImages } from '../../../machines/events/rules.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { LeaveQuestion } from '../../ui/overlay/Question.tsx'
import { useFirstInvalid } from '../../ui/fields/useFirstInvalid.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { media, space } from '../../ui/tokens.ts'
import { DraftGate } from '../../ui/overlay/DraftGate.tsx'
import { BasicDetails } from './BasicDetails.tsx'
import { DateAndTime } from './DateAndTime.tsx'
import { EventImages } from '../EventImages.tsx'
import { VenueAndLocation } from './VenueAndLocation.tsx'
import { randomKey } from '../../runtime/randomKey.ts'
import type { SectionProps } from './section.ts'

const titles: Record<Section, string> = {
  basicDetails: 'Basic Details',
  dateAndTime: 'Date & Time',
  venueAndLocation: 'Venue & Location',
  eventImages: 'Event Images',
}

const forms = {
  basicDetails: BasicDetails,
  dateAndTime: DateAndTime,
  venueAndLocation: VenueAndLocation,
  eventImages: Images,
}

export function CreateEvent({ actor }: { actor: ActorRefFrom<typeof createEventMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { problem, offer } = state.context
  const fields = useFirstInvalid<HTMLDivElement>(problem)
  const { send } = actor
  const section = sections.find((one) => state.matches({ open: { section: one } })) ?? 'basicDetails'
  const creating = state.matches({ open: { submission: 'creating' } })
  const close = () => send({ type: 'dialog.close' })
  const SectionForm = forms[section]
  const submit = () => send({ type: 'event.submit', submissionKey: randomKey(), now: new Date() })

  const footer = (
    <Row justify="space-between" gap={1} css={actions}>
      <Button variant="quiet" css={narrow} disabled={creating} onClick={close}>
        Cancel
      </Button>
      <Row gap={2}>
        {section !== 'basicDetails' && (
          <Button variant="secondary" disabled={creating} onClick={() => send({ type: 'section.previous' })}>
            Previous
          </Button>
        )}
        {section === 'eventImages' ? (
          <Button busy={creating} onClick={submit}>
            {creating ? 'Creating...' : 'Create Event'}
          </Button>
        ) : (
          <Button onClick={() => send({ type: 'section.next' })}>Next</Button>
        )}
      </Row>
    </Row>
  )

  return (
    <>
      <Dialog title="Create New Event" size="large" footer={state.matches('open') && footer} onClose={close}>
        <DraftGate
          isLooking={state.matches('looking')}
          offer={state.matches('offered') ? offer : null}
          work={titleText(offer?.content.draft.title ?? '')}
          undone="sent"
          onContinue={() => send({ type: 'draft.continue' })}
          onStartAnew={() => send({ type: 'draft.startAnew' })}
        >
          <Tabs
            of={titles}
            active={section}
            label="Sections"
            look="side"
            onSelect={(chosen) => send({ type: 'section.select', section: chosen })}
          >
            <Stack gap={4} css={body} ref={fields}>
              {problem && <Alert>{problem.text}</Alert>}
              <SectionForm actor={actor} state={state} />
            </Stack>
          </Tabs>
        </DraftGate>
      </Dialog>
      {state.matches({ open: { submission: 'leaving' } }) && (
        <LeaveQuestion
          onDiscard={() => send({ type: 'changes.discard' })}
          onKeep={() => send({ type: 'changes.keep' })}
        />
      )}
    </>
  )
}

function Images({ actor, state }: SectionProps) {
  return (
    <EventImages
      label="Add Images"
      hint="JPG or PNG, max 5MB each. Up to 5 images; the first is the cover."
      max={maxImages}
      images={state.context.images}
      send={actor.send}
    />
  )
}

const titleText = (title: string) => (title.trim() === '' ? 'An event without a title' : `"${title.trim()}"`)

const actions = css({ width: '100%' })
const narrow = css({ paddingInline: space[2] })
/* So that the dialog keeps its height from section to section. */
const body = css({ [media.tablet]: { minHeight: '26rem' } })

const sections: Section[] = ['basicDetails', 'dateAndTime', 'venueAndLocation', 'eventImages']
