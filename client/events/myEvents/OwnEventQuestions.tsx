import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import type { LifecycleActor } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { SeriesActor } from '../../../machines/events/series/seriesMachine.ts'
import { deletionHint } from '../../../machines/events/series/texts.ts'
import { DialogBoundary, Question, t, words } from '../../ui/index.ts'
import { ScopeField } from '../series/ScopeField.tsx'
import { LifecycleDialog } from './lifecycle/LifecycleDialog.tsx'
import { SeriesDialog, seriesTitle } from './series/SeriesDialog.tsx'
import type { MyEvents } from './useOwnEventAddress.ts'

interface OwnEventQuestionsProps extends MyEvents {
  /** Null while the list or the form is shown. */
  event: OwnEvent | null
  lifecycle: LifecycleActor
  series: SeriesActor
}

/** What is asked before an event changes. */
export function OwnEventQuestions({ event, state, send, lifecycle, series }: OwnEventQuestionsProps) {
  const isDeletionAsked = state.matches('confirmingDeletion') || state.matches('deleting')
  const isWithdrawalAsked = state.matches('confirmingWithdrawal') || state.matches('withdrawing')
  return (
    <>
      <DialogBoundary title={t(words.event)} onClose={() => lifecycle.send({ type: 'change.cancel' })}>
        <LifecycleDialog actor={lifecycle} />
      </DialogBoundary>
      <DialogBoundary title={seriesTitle(event)} onClose={() => series.send({ type: 'dates.cancel' })}>
        <SeriesDialog actor={series} />
      </DialogBoundary>
      {event && isDeletionAsked && <DeleteEvent event={event} state={state} send={send} />}
      {event && isWithdrawalAsked && <WithdrawChanges event={event} state={state} send={send} />}
    </>
  )
}

interface QuestionProps extends MyEvents {
  event: OwnEvent
}

function DeleteEvent({ event, state, send }: QuestionProps) {
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

function WithdrawChanges({ event, state, send }: QuestionProps) {
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
