import { Question } from '../../ui/overlay/Question.tsx'
import type { ContentState } from './contentState.ts'

/** The question before a slide goes. */
export function ContentDeletion({ state, send }: ContentState) {
  const { slide, alert } = state.context
  return (
    <Question
      title="Delete Content"
      problem={alert?.text}
      answer="Delete Content"
      busyAnswer="Deleting..."
      busy={state.hasTag('busy')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'dialog.close' })}
    >
      {`Are you sure you want to delete "${slide?.heading ?? ''}"? This action cannot be undone.`}
    </Question>
  )
}
