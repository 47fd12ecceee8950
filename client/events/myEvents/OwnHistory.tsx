import { useMachine } from '@xstate/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import { actorWords, changedWords, deedWords } from '../../../machines/review/steps.ts'
import { Timeline } from '../../ui/display/Timeline.tsx'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useMachines } from './machines.ts'

/** What became of one's own event: who did what, when and why. */
export function OwnHistory({ event }: { event: OwnEvent }) {
  const [state, send] = useMachine(useMachines().review, { input: { eventId: event.id } })
  // What stands above it already is not said again.
  const said = event.proposal?.rejectReason ?? event.rejectReason
  return (
    <Stack gap={3}>
      <Heading level={4}>History</Heading>
      {state.matches('loading') && <Spinner label="Loading history..." />}
      {state.matches('failed') && (
        <Failure onRetry={() => send({ type: 'retry' })}>The history could not be loaded.</Failure>
      )}
      <Timeline
        entries={state.context.history.map((step) => ({
          key: step.id,
          title: deedWords(step),
          by: step.by === 'AUTHOR' ? 'You' : actorWords(step),
          at: step.at,
          detail: changedWords(step),
          quote: step.reason === said ? null : step.reason,
        }))}
      />
    </Stack>
  )
}
