import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { approvalMachine } from '../../machines/review/approvalMachine.ts'
import type { reviewMachine } from '../../machines/review/reviewMachine.ts'
import * as texts from '../../machines/review/texts.ts'
import type { PendingEvent } from '../../machines/domain.ts'
import {
  Alert,
  Button,
  daySpan,
  Dialog,
  Facts,
  Failure,
  figure,
  fullDate,
  fullMoment,
  Grid,
  Heading,
  LifecycleDay,
  LifecycleNotice,
  LinkedText,
  media,
  Notes,
  Picture,
  radius,
  ReasonField,
  Row,
  Spinner,
  Stack,
  t,
  Text,
  timeFacts,
  Timeline,
  timeSpan,
  venueText,
  words,
} from '../ui/index.ts'
import { notesOf } from './eventFields.ts'
import { Comparison } from './Comparison.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { Likeness } from './Likeness.tsx'
import { useMachines } from './machines.ts'
import { entryOf } from './steps.ts'
import type { Machine } from '../runtime/registry.tsx'
import { imageProps } from '../runtime/pictures/pictures.ts'

/** Shows a pending event in full, or the changes proposed to a published event, with the decision buttons. */
export function PendingEventDetail({
  event,
  reasons,
  state,
  send,
}: Machine<typeof approvalMachine> & { event: PendingEvent; reasons: readonly string[] }) {
  const processing = state.context.decisions[event.id] !== undefined
  const waiting = state.context.pending.some(({ id }) => id === event.id)
  const isOutdated = state.can({ type: 'detail.renew' })
  const [review, sendReview] = useMachine(useMachines().review, {
    input: { eventId: event.id, isProposal: event.isProposal },
  })
  const { proposal } = review.context
  const isUnseen = event.isProposal && proposal === null
  // The service refuses decisions on changes to a cancelled event.
  const isHeld = event.isProposal && event.lifecycle === 'CANCELLED'
  const isClosed = processing || !waiting || isOutdated || isUnseen || isHeld
  const footer = (
    <Row gap={2} justify="end">
      <DecisionButtons eventId={event.id} isProcessing={processing} disabled={isClosed} send={send} />
    </Row>
  )
  return (
    <Dialog title={event.title} size="large" footer={footer} onClose={() => send({ type: 'detail.close' })}>
      <Stack gap={5}>
        <LifecycleNotice of={event.lifecycle} reason={event.lifecycleReason} />
        {isHeld && (
          <Alert tone="info" standing>
            {t(texts.changesOfCancelled)}
          </Alert>
        )}
        {!waiting && <Alert tone="info">{t(texts.decidedMeanwhile)}</Alert>}
        {isOutdated && (
          <Alert tone="info" title={t(texts.editedMeanwhile)}>
            <Text>{t(texts.editedMeanwhileHint)}</Text>
            <Button size="small" variant="secondary" onClick={() => send({ type: 'detail.renew' })}>
              {t(texts.showNewVersion)}
            </Button>
          </Alert>
        )}
        {event.isProposal && !review.matches('shown') ? null : (
          <Whole
            event={event}
            reasons={reasons}
            review={review}
            sendReview={sendReview}
            state={state}
            send={send}
          />
        )}
        <Past event={event} state={review} send={sendReview} />
        {/* Rendered last and only after the history has arrived, so that it pushes nothing down. */}
        {event.series && event.series.count > 1 && !review.matches('loading') && (
          <ChangedDates eventId={event.id} />
        )}
      </Stack>
    </Dialog>
  )
}

interface WholeProps extends Machine<typeof approvalMachine> {
  event: PendingEvent
  reasons: readonly string[]
  review: Machine<typeof reviewMachine>['state']
  sendReview: Machine<typeof reviewMachine>['send']
}

/** The proposed changes, a similar event, the event itself, and the field for a rejection reason. */
function Whole({ event, reasons, review, sendReview, state, send }: WholeProps) {
  const { proposal, other } = review.context
  return (
    <>
      {proposal && (
        <Comparison
          title={t(texts.proposedChanges)}
          names={[t(words.published), t(texts.proposed)]}
          event={event}
          other={proposal}
        />
      )}
      <Likeness event={event} state={review} send={sendReview} />
      {(event.isProposal || other) && (
        <Heading level={3} look="section">
          {event.isProposal ? t(texts.asPublished) : t(texts.thisEvent)}
        </Heading>
      )}
      {event.galleryImages.length > 0 && (
        <Grid min="12rem" gap={3}>
          {event.galleryImages.map((image, index) => (
            <div key={image.id ?? image.url} css={frame}>
              <Picture
                image={imageProps(image)}
                alt={t(words.pictureOf(event.title, index))}
                sizes="16rem"
                ratio="4 / 3"
              />
            </div>
          ))}
        </Grid>
      )}
      <Facts css={facts} of={factsOf(event)} />
      <Text css={prose} dir="auto">
        <LinkedText text={event.content} />
      </Text>
      <Notes of={notesOf(event)} level={3} />
      <ReasonField
        label={t(texts.reasonForRejecting)}
        hint={t(texts.reasonForRejectingHint)}
        reasons={reasons}
        maxLength={1000}
        value={state.context.reasons[event.id] ?? ''}
        onChange={(reason) => send({ type: 'reason.change', eventId: event.id, reason })}
      />
    </>
  )
}

/**
 * Lists the dates of the series that were changed on their own. A decision on the whole series does not
 * affect them.
 */
function ChangedDates({ eventId }: { eventId: string }) {
  const [state, send] = useMachine(useMachines().seriesDates, { input: { eventId } })
  const changed = state.context.dates.filter(({ series }) => series?.changedAlone)
  if (state.matches('loading')) return <Spinner label={t(words.loading)} />
  if (state.matches('failed'))
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
  if (changed.length === 0) return null
  return (
    <Alert tone="info" standing title={t(texts.changedAlone(changed.length))}>
      <ul>
        {changed.map(({ id, eventDate, endDate }) => (
          <li key={id}>{daySpan(eventDate, endDate)}</li>
        ))}
      </ul>
    </Alert>
  )
}

/**
 * The history of the event. For proposed changes, everything above is shown only after this has loaded, so
 * that nothing is pushed down.
 */
function Past({
  event: { isProposal },
  state,
  send,
}: Machine<typeof reviewMachine> & { event: PendingEvent }) {
  if (state.matches('loading')) {
    return isProposal ? (
      <Spinner label={t(texts.loadingProposal)} page />
    ) : (
      <Spinner label={t(words.loadingHistory)} />
    )
  }
  if (state.matches('failed')) {
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
  }
  const { history } = state.context
  return (
    <Stack gap={3}>
      <Heading level={3} look="section">
        {t(words.history)}
      </Heading>
      {history.length === 0 && <Text tone="muted">{t(texts.nothingNoted)}</Text>}
      <Timeline entries={history.map(entryOf)} />
    </Stack>
  )
}

const factsOf = (event: PendingEvent) =>
  [
    [t(words.type), event.eventType?.name],
    [t(words.category), event.category?.name],
    [
      t(words.date),
      <LifecycleDay key="day" of={event.lifecycle} day={daySpan(event.eventDate, event.endDate)} />,
    ],
    ...timeFacts(event, [t(words.time), timeSpan(event.startTime, event.endTime)]),
    [t(words.venue), venueText(event.venue)],
    [t(words.location), event.location],
    [t(words.locationDetails), event.locationDetails],
    [t(words.registrationLink), event.registerLink],
    [t(words.registrationDeadline), event.registrationDeadline && fullDate(event.registrationDeadline)],
    [t(texts.participants), event.maxParticipants !== null && figure(event.maxParticipants)],
    [t(words.tags), event.tags.join(', ')],
    [t(words.author), event.author.fullName],
    [t(words.authorEmail), event.author.email],
    [t(words.created), event.createdAt && fullMoment(event.createdAt)],
  ] as const

const frame = css({ borderRadius: radius.medium, overflow: 'hidden' })
const facts = css({
  gridTemplateColumns: 'auto',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { fontSize: '0.8125rem', lineHeight: 'inherit' },
})
const prose = css({ textAlign: 'start', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
