import { countText, Question, t, words } from '../ui/index.ts'
import type { CatalogKind, CatalogState } from './catalogState.ts'

/** Asks for confirmation before deleting an entry. */
export function DeletionDialog({ kind: { messages }, state, send }: CatalogState & { kind: CatalogKind }) {
  const { entry, alert } = state.context
  const count = entry?.eventCount ?? null
  return (
    <Question
      title={t(messages.remove)}
      detail={t(messages.without(count, countText(count ?? 0)))}
      problem={t(alert?.text)}
      answer={t(words.remove)}
      busyAnswer={t(words.deleting)}
      busy={state.hasTag('busy')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'dialog.close' })}
    >
      {t(messages.deletionQuestion(entry?.name ?? ''))}
    </Question>
  )
}
