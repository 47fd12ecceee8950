import { useMachine } from '@xstate/react'
import type { EventStep, OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { entryOf } from '../../review/steps.ts'
import { Failure, Heading, Spinner, Stack, t, Timeline, words } from '../../ui/index.ts'
import { useMachines } from './machines.ts'

export function OwnHistory({ event }: { event: OwnEvent }) {
  const [state, send] = useMachine(useMachines().review, { input: { eventId: event.id, isProposal: false } })
  // Omits the reason that is already shown above.
  const shownReason = event.proposal?.rejectReason ?? event.rejectReason
  const ownEntry = (step: EventStep) => ({
    ...entryOf(step),
    ...(step.by === 'AUTHOR' && { by: t(texts.you) }),
    ...(step.reason === shownReason && { quote: null }),
  })
  return (
    <Stack gap={3}>
      <Heading level={4}>{t(words.history)}</Heading>
      {state.matches('loading') && <Spinner label={t(words.loadingHistory)} />}
      {state.matches('failed') && (
        <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
      )}
      <Timeline entries={state.context.history.map(ownEntry)} />
    </Stack>
  )
}
