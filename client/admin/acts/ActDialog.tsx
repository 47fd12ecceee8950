import { DialogBoundary, Question, t, TextArea, useFirstInvalid, words } from '../../ui/index.ts'
import type { ActState } from './actState.ts'

/** Asks for confirmation before an action. */
export const ActDialog = ({ title, ...act }: ActState & { title: string }) => (
  <DialogBoundary title={title} onClose={() => act.send({ type: 'act.cancel' })}>
    <ActQuestion {...act} />
  </DialogBoundary>
)

function ActQuestion({ state, send }: ActState) {
  const { act, reason, reasonProblem, problem } = state.context
  // The context is a new object after each attempt to confirm without a reason, which moves the focus again.
  const fields = useFirstInvalid<HTMLDivElement>(reasonProblem ? state.context : null, reasonProblem ? 1 : 0)
  const busy = state.hasTag('busy')
  if (!act || !(state.matches('asking') || state.matches('doing'))) return null
  return (
    <Question
      title={t(act.title)}
      problem={t(problem)}
      answer={t(act.verb)}
      busyAnswer={t(words.saving)}
      isGrave={act.isGrave}
      busy={busy}
      field={
        act.needsReason && (
          <div ref={fields}>
            <TextArea
              rows={3}
              label={t(words.reason)}
              required
              maxLength={act.longestReason ?? 1000}
              value={reason}
              error={t(reasonProblem)}
              readOnly={busy}
              onChange={(text) => send({ type: 'reason.change', reason: text })}
            />
          </div>
        )
      }
      onAnswer={() => send({ type: 'act.confirm' })}
      onRefuse={() => send({ type: 'act.cancel' })}
    >
      {t(act.question)}
    </Question>
  )
}
