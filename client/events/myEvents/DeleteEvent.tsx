import type { OwnEvent } from '../../../machines/domain.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Question } from '../../ui/overlay/Question.tsx'
import * as words from '../../ui/texts.ts'

export function DeleteEvent({ event, state, send }: Machine<typeof myEventsMachine> & { event: OwnEvent }) {
  return (
    <Question
      title={texts.deleteEvent}
      answer={texts.deleteEvent}
      busyAnswer={words.deleting}
      busy={state.matches('deleting')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'deletion.cancel' })}
    >
      {texts.deletionQuestion(event.title)}
    </Question>
  )
}
