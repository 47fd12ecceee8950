import type { OwnEvent } from '../../../machines/domain.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Question } from '../../ui/overlay/Question.tsx'

interface WithdrawChangesProps extends Machine<typeof myEventsMachine> {
  event: OwnEvent
}

export function WithdrawChanges({ event, state, send }: WithdrawChangesProps) {
  return (
    <Question
      title="Withdraw Changes"
      answer="Withdraw Changes"
      busyAnswer="Withdrawing..."
      busy={state.matches('withdrawing')}
      detail="Your changes are gone then; this cannot be undone."
      onAnswer={() => send({ type: 'withdrawal.confirm' })}
      onRefuse={() => send({ type: 'withdrawal.cancel' })}
    >
      {`Withdraw your changes of “${event.title}”? It stays on Explore as it is.`}
    </Question>
  )
}
