import { css } from '@emotion/react'
import { useMachine, useSelector } from '@xstate/react'
import { type Section, sections } from '../../../machines/events/eventForm.ts'
import { isOfPictures } from '../../../machines/events/rules.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  Alert,
  Button,
  Dialog,
  DraftGate,
  LeaveQuestion,
  media,
  Row,
  space,
  Stack,
  t,
  Tabs,
  Text,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import { BasicDetails } from './BasicDetails.tsx'
import { DateAndTime } from './DateAndTime.tsx'
import { useMachines } from '../sharing/machines.ts'
import { ImagesAndVisibility } from './ImagesAndVisibility.tsx'
import type { SectionProps } from './section.ts'
import { VenueAndLocation } from './VenueAndLocation.tsx'
import { usePictures } from '../../runtime/pictures/usePictures.ts'
import { randomKey } from '../../runtime/randomKey.ts'
import { now } from '../../runtime/clock/clock.ts'

const titles = (): Record<Section, string> => ({
  basicDetails: t(texts.basicDetails),
  dateAndTime: t(words.dateAndTime),
  venueAndLocation: t(texts.venueAndLocation),
  eventImages: t(texts.eventImages),
})

const forms = {
  basicDetails: BasicDetails,
  dateAndTime: DateAndTime,
  venueAndLocation: VenueAndLocation,
  eventImages: ImagesAndVisibility,
}

export function CreateEvent({ actor }: Pick<SectionProps, 'actor'>) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const [publicPages] = useMachine(useMachines().publicPages)
  const { copied, problem, offer } = state.context
  const fields = useFirstInvalid<HTMLDivElement>(problem, problem?.fields.length ?? 0)
  const { send } = actor
  const pictures = usePictures('event', (images) => send({ type: 'images.add', images }))
  const section = sections.find((one) => state.matches({ open: { section: one } })) ?? 'basicDetails'
  const creating = state.hasTag('busy')
  const close = () => send({ type: 'dialog.close' })
  const SectionForm = forms[section]
  const submit = () => send({ type: 'event.submit', submissionKey: randomKey(), now: now() })

  const footer = (
    <Row justify="space-between" gap={1} css={actions}>
      <Button variant="quiet" css={narrow} disabled={creating} onClick={close}>
        {t(words.cancel)}
      </Button>
      <Row gap={2}>
        {section !== 'basicDetails' && (
          <Button variant="secondary" disabled={creating} onClick={() => send({ type: 'section.previous' })}>
            {t(words.previous)}
          </Button>
        )}
        {section === 'eventImages' ? (
          <Button key={section} ref={succeed} busy={creating || pictures.isBusy} onClick={submit}>
            {creating ? t(texts.creating) : t(texts.createEvent)}
          </Button>
        ) : (
          <Button key={section} ref={succeed} onClick={() => send({ type: 'section.next' })}>
            {t(words.next)}
          </Button>
        )}
      </Row>
    </Row>
  )

  return (
    <>
      <Dialog
        title={t(texts.createNewEvent)}
        size="large"
        footer={state.matches('open') && footer}
        onClose={close}
      >
        <DraftGate state={state} work={titleText(offer?.content.draft.title ?? '')} undone="sent" send={send}>
          <Tabs
            of={titles()}
            active={section}
            label={t(texts.sections)}
            look="side"
            onSelect={(chosen) => send({ type: 'section.select', section: chosen })}
          >
            <Stack gap={4} css={body} ref={fields}>
              {problem && !isOfPictures(problem) && <Alert>{t(problem.text)}</Alert>}
              {copied && section === 'basicDetails' && (
                <Text size="small" tone="muted">
                  {t(texts.copiedFrom(copied.from))}
                </Text>
              )}
              <SectionForm
                actor={actor}
                state={state}
                pictures={pictures}
                hasPublicPages={publicPages.matches('offered')}
              />
            </Stack>
          </Tabs>
        </DraftGate>
      </Dialog>
      {state.matches({ open: { submission: 'leaving' } }) && <LeaveQuestion send={send} />}
    </>
  )
}

/**
 * Moves the focus to the new section's Next or Create Event button. Each section has its own button, so that
 * a double click does not skip a section.
 */
function succeed(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus()
}

const titleText = (title: string) =>
  title.trim() === '' ? texts.untitledEvent : texts.eventTitled(title.trim())

const actions = css({ width: '100%' })
const narrow = css({ paddingInline: space[2] })
/* Keeps the dialog's height the same in every section. */
const body = css({ [media.tablet]: { minHeight: '31rem' } })
