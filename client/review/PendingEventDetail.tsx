import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { approvalMachine } from '../../machines/review/approvalMachine.ts'
import type { reviewMachine } from '../../machines/review/reviewMachine.ts'
import type { PendingEvent } from '../../machines/domain.ts'
import { Alert } from '../ui/feedback/Alert.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Failure } from '../ui/feedback/Failure.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { Comparison } from './Comparison.tsx'
import { History } from './History.tsx'
import { ReasonField } from './ReasonField.tsx'
import { Likeness } from './Likeness.tsx'
import { useMachines } from './machines.ts'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { Grid } from '../ui/layout/Grid.tsx'
import { Picture } from '../ui/display/Picture.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { color, media, radius, space } from '../ui/tokens.ts'
import { fullDate, fullMoment, timeSpan } from '../ui/display/formats.ts'
import type { Machine } from '../runtime/machine.ts'
import { imageProps } from '../runtime/pictures.ts'

/** One pending event in full, or what is proposed of a published one, with the decision below it. */
export function PendingEventDetail({
  event,
  reasons,
  state,
  send,
}: Machine<typeof approvalMachine> & { event: PendingEvent; reasons: readonly string[] }) {
  const processing = state.context.decisions[event.id] !== undefined
  const waiting = state.context.pending.some(({ id }) => id === event.id)
  const isOutdated = state.can({ type: 'detail.renew' })
  const [review, sendReview] = useMachine(useMachines().review, { input: { eventId: event.id } })
  const { proposal } = review.context
  const isUnseen = event.isProposal && proposal === null
  const isClosed = processing || !waiting || isOutdated || isUnseen
  const footer = (
    <Row gap={2} justify="end">
      <Button
        data-key="a"
        disabled={isClosed}
        onClick={() => send({ type: 'event.approve', eventId: event.id })}
      >
        {processing ? 'Processing...' : 'Approve'}
      </Button>
      <Button
        variant="danger"
        data-key="r"
        disabled={isClosed}
        onClick={() => send({ type: 'event.reject', eventId: event.id })}
      >
        {processing ? 'Processing...' : 'Reject'}
      </Button>
    </Row>
  )
  return (
    <Dialog title={event.title} size="large" footer={footer} onClose={() => send({ type: 'detail.close' })}>
      <Stack gap={5}>
        {!waiting && <Alert tone="info">This event has been decided or withdrawn meanwhile.</Alert>}
        {isOutdated && (
          <Alert tone="info" title="Edited meanwhile">
            <Text>This event was edited after you opened it.</Text>
            <Button size="small" variant="secondary" onClick={() => send({ type: 'detail.renew' })}>
              Show the new version
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

/** What is proposed, what it resembles and what it says, down to why it may be rejected. */
function Whole({ event, reasons, review, sendReview, state, send }: WholeProps) {
  const { proposal, other } = review.context
  return (
    <>
      {proposal && (
        <Comparison
          title="Proposed changes"
          names={['Published', 'Proposed']}
          event={event}
          other={proposal}
        />
      )}
      <Likeness event={event} state={review} send={sendReview} />
      {(event.isProposal || other) && (
        <Heading level={3} look="section">
          {event.isProposal ? 'As published' : 'This event'}
        </Heading>
      )}
      {event.galleryImages.length > 0 && (
        <Grid min="12rem" gap={3}>
          {event.galleryImages.map((image, index) => (
            <div key={image.id ?? image.url} css={frame}>
              <Picture
                image={imageProps(image)}
                alt={`${event.title}, picture ${index + 1}`}
                sizes="16rem"
                ratio="4 / 3"
              />
            </div>
          ))}
        </Grid>
      )}
      <dl css={facts}>
        <Fact label="Type" text={event.eventType?.name} />
        <Fact label="Category" text={event.category?.name} />
        <Fact label="Date" text={fullDate(event.eventDate)} />
        <Fact label="Time" text={timeSpan(event.startTime, event.endTime)} />
        <Fact label="Venue" text={event.venue} />
        <Fact label="Location" text={event.location} />
        <Fact label="Location Details" text={event.locationDetails} />
        <Fact label="Registration Link" text={event.registerLink} />
        <Fact label="Author" text={event.author.fullName} />
        <Fact label="Author Email" text={event.author.email} />
        <Fact label="Created" text={event.createdAt && fullMoment(event.createdAt)} />
      </dl>
      <Text css={prose}>{event.content}</Text>
      <ReasonField
        label="Reason for rejecting"
        hint="Optional. The author gets it by mail."
        reasons={reasons}
        value={state.context.reasons[event.id] ?? ''}
        onChange={(reason) => send({ type: 'reason.change', eventId: event.id, reason })}
      />
    </>
  )
}

/** What was done about it before; of what is proposed all waits for it, so that nothing is pushed down. */
function Past({
  event: { isProposal },
  state,
  send,
}: Machine<typeof reviewMachine> & { event: PendingEvent }) {
  if (state.matches('loading')) {
    return isProposal ? (
      <Spinner label="Loading the proposed changes..." page />
    ) : (
      <Spinner label="Loading history..." />
    )
  }
  if (state.matches('failed')) {
    return (
      <Failure onRetry={() => send({ type: 'retry' })}>
        {isProposal ? 'The proposed changes could not be loaded.' : 'The history could not be loaded.'}
      </Failure>
    )
  }
  return <History steps={state.context.history} />
}

function Fact({ label, text }: { label: string; text: string | null | undefined }) {
  if (!text) return null
  return (
    <div>
      <dt css={term}>{label}</dt>
      <dd css={fact}>{text}</dd>
    </div>
  )
}

const frame = css({ borderRadius: radius.medium, overflow: 'hidden' })
const facts = css({
  display: 'grid',
  gap: space[4],
  margin: 0,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
const term = css({ color: color.muted, fontSize: '0.8125rem' })
const fact = css({ margin: 0, overflowWrap: 'anywhere' })
const prose = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
