import type { OwnEvent } from '../../../machines/domain.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import { deletionHint } from '../../../machines/events/series/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { Question, t, words } from '../../ui/index.ts'
import { ScopeField } from '../series/ScopeField.tsx'

interface OwnEventQuestionProps extends Machine<typeof myEventsMachine> {
  event: OwnEvent
}

export function DeleteEvent({ event, state, send }: OwnEventQuestionProps) {
  return (
    <Question
      title={t(texts.deleteEvent)}
      answer={t(texts.deleteEvent)}
      busyAnswer={t(words.deleting)}
      busy={state.matches('deleting')}
      field={
        <ScopeField
          event={event}
          scope={state.context.scope}
          hint={t(deletionHint)}
          disabled={state.matches('deleting')}
          onChange={(scope) => send({ type: 'scope.change', scope })}
        />
      }
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'deletion.cancel' })}
    >
      {t(texts.deletionQuestion(event.title))}
    </Question>
  )
}

export function WithdrawChanges({ event, state, send }: OwnEventQuestionProps) {
  return (
    <Question
      title={t(texts.withdrawChanges)}
      answer={t(texts.withdrawChanges)}
      busyAnswer={t(texts.withdrawing)}
      busy={state.matches('withdrawing')}
      detail={t(texts.withdrawalHint)}
      onAnswer={() => send({ type: 'withdrawal.confirm' })}
      onRefuse={() => send({ type: 'withdrawal.cancel' })}
    >
      {t(texts.withdrawalQuestion(event.title))}
    </Question>
  )
}
