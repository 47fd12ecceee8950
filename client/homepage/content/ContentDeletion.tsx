import * as texts from '../../../machines/homepage/texts.ts'
import { Question, t, words } from '../../ui/index.ts'
import type { ContentState } from './machines.ts'

/** Asks for confirmation before deleting a slide. */
export function ContentDeletion({ state, send }: ContentState) {
  const { slide, alert } = state.context
  return (
    <Question
      title={t(texts.deleteContent)}
      problem={t(alert?.text)}
      answer={t(texts.deleteContent)}
      busyAnswer={t(words.deleting)}
      busy={state.hasTag('busy')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'dialog.close' })}
    >
      {t(texts.deletionQuestion(slide?.heading ?? ''))}
    </Question>
  )
}
