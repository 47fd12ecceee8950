import type { OwnEvent } from '../../../machines/domain.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Question } from '../../ui/overlay/Question.tsx'

interface WithdrawChangesProps extends Machine<typeof myEventsMachine> {
  event: OwnEvent
}

export function WithdrawChanges({ event, state, send }: WithdrawChangesProps) {
  return (
    <Question
      title={texts.withdrawChanges}
      answer={texts.withdrawChanges}
      busyAnswer={texts.withdrawing}
      busy={state.matches('withdrawing')}
      detail={texts.withdrawalHint}
      onAnswer={() => send({ type: 'withdrawal.confirm' })}
      onRefuse={() => send({ type: 'withdrawal.cancel' })}
    >
      {texts.withdrawalQuestion(event.title)}
    </Question>
  )
}
