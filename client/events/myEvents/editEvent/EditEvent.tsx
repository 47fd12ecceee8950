import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { maxGallery } from '../../../../machines/events/editEvent/edit.ts'
import type { editEventMachine } from '../../../../machines/events/editEvent/editEventMachine.ts'
import { isOfPictures } from '../../../../machines/events/rules.ts'
import * as texts from '../../../../machines/events/texts.ts'
import type { Pictures } from '../../../runtime/pictures/usePictures.ts'
import {
  Alert,
  arrive,
  Button,
  DraftGate,
  Form,
  Heading,
  LeaveQuestion,
  Row,
  Stack,
  t,
  useFirstInvalid,
  words,
} from '../../../ui/index.ts'
import { EventImages } from '../../EventImages.tsx'
import { ScopeField } from '../../series/ScopeField.tsx'
import { EditFields } from './EditFields.tsx'
import { EventStatus } from '../EventBadges.tsx'
import { now } from '../../../runtime/clock/clock.ts'

interface Props {
  actor: ActorRefFrom<typeof editEventMachine>
  pictures: Pictures
}

const formId = 'edit-event'

export function EditEvent({ actor, pictures }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const { event, problem } = state.context
  const fields = useFirstInvalid<HTMLDivElement>(problem, problem?.fields.length ?? 0)
  const { drop } = pictures
  // A picture that is still being made smaller must not reach the form of another event.
  useEffect(() => drop, [drop])
  return (
    <DraftGate state={state} work={texts.workOn(event.title)} undone="saved" send={send}>
      <section ref={arrive} tabIndex={-1} aria-label={t(words.event)}>
        <Form
          id={formId}
          busy={state.hasTag('busy')}
          onSubmit={() => send({ type: 'form.save', now: now() })}
        >
          <Stack gap={5} ref={fields}>
            <EventStatus event={event} />
            <ScopeField
              event={event}
              scope={state.context.scope}
              onChange={(scope) => send({ type: 'scope.change', scope })}
            />
            <EditFields state={state} send={send} />
            <Heading level={3}>{t(texts.images)}</Heading>
            <EventImages
              label={t(texts.addImage)}
              hint={t(texts.addImageHint)}
              max={maxGallery}
              stored={keptOf(state.context)}
              images={state.context.images}
              chosen={pictures}
              problem={problem}
              send={send}
            />
          </Stack>
        </Form>
      </section>
    </DraftGate>
  )
}

export function EditActions({ actor, pictures }: Props) {
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isLooking = useSelector(actor, (snapshot) => snapshot.matches('looking'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  return (
    <Stack gap={3} css={wide}>
      {problem && !isOfPictures(problem) && <Alert>{t(problem.text)}</Alert>}
      <Row gap={3} justify="end">
        <Button
          variant="secondary"
          disabled={isSaving || isLooking}
          onClick={() => actor.send({ type: 'form.cancel' })}
        >
          {t(words.cancel)}
        </Button>
        <Button type="submit" form={formId} busy={isSaving || pictures.isBusy} disabled={isLooking}>
          {isSaving ? t(words.saving) : t(words.saveChanges)}
        </Button>
      </Row>
    </Stack>
  )
}

export function LeaveEdit({ actor }: Pick<Props, 'actor'>) {
  const isLeaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'))
  if (!isLeaving) return null
  return <LeaveQuestion send={actor.send} />
}

const keptOf = ({ event, deletedImages }: SnapshotFrom<typeof editEventMachine>['context']) =>
  event.galleryImages
    .map(({ id, url }, index) => ({ id: id ?? url, name: t(texts.picture(index)), source: url }))
    .filter(({ id }) => !deletedImages.includes(id))

const wide = css({ width: '100%' })
