import { countText } from '../ui/display/formats.ts'
import { Question } from '../ui/overlay/Question.tsx'
import type { CatalogState, CatalogWords } from './words.ts'

/** The question before an entry goes. */
export function DeletionDialog({ words, state, send }: CatalogState & { words: CatalogWords }) {
  const { entry, alert } = state.context
  const one = words.one.toLowerCase()
  return (
    <Question
      title={`Delete ${words.one}`}
      detail={`${holdersOf(entry?.eventCount ?? null)} without a ${one}.`}
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

/** Whoever is asked knows what else it is about. */
function holdersOf(count: number | null) {
  if (count === null) return 'Its events stay,'
  if (count === 0) return 'No event has it, so none is left'
  return count === 1 ? '1 event has it, and stays,' : `${countText(count)} events have it, and stay,`
}
