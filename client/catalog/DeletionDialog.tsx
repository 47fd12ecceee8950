import * as texts from '../../machines/catalog/texts.ts'
import { countText } from '../ui/words/formats.ts'
import { Question } from '../ui/overlay/Question.tsx'
import * as words from '../ui/texts.ts'
import type { CatalogKind, CatalogState } from './catalogState.ts'

/** Asks before an entry is deleted. */
export function DeletionDialog({ kind: { one }, state, send }: CatalogState & { kind: CatalogKind }) {
  const { entry, alert } = state.context
  const count = entry?.eventCount ?? null
  return (
    <Question
      title={texts.remove(one)}
      detail={texts.without(count, countText(count ?? 0), one)}
      problem={alert?.text}
      answer={words.remove}
      busyAnswer={words.deleting}
      busy={state.hasTag('busy')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'dialog.close' })}
    >
      {texts.deletionQuestion(one, entry?.name ?? '')}
    </Question>
  )
}
