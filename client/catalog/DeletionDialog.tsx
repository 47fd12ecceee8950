import { Question } from '../ui/overlay/Question.tsx'
import type { CatalogState, CatalogWords } from './words.ts'

/** The question before an entry goes. */
export function DeletionDialog({ words, state, send }: CatalogState & { words: CatalogWords }) {
  const { entry, alert } = state.context
  const one = words.one.toLowerCase()
  return (
    <Question
      title={`Delete ${words.one}`}
      detail={`Its events stay, without a ${one}.`}
      problem={alert?.text}
      answer="Delete"
      busyAnswer="Deleting..."
      busy={state.hasTag('busy')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'dialog.close' })}
    >
      {`Are you sure you want to delete the ${one} "${entry?.name ?? ''}"?`}
    </Question>
  )
}
