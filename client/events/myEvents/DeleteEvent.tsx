import type { OwnEvent } from '../../../machines/domain.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Question } from '../../ui/overlay/Question.tsx'

export function DeleteEvent({ event, state, send }: Machine<typeof myEventsMachine> & { event: OwnEvent }) {
  return (
    <Question
      title="Delete Event"
      answer="Delete Event"
      busyAnswer="Deleting..."
      busy={state.matches('deleting')}
      onAnswer={() => send({ type: 'deletion.confirm' })}
      onRefuse={() => send({ type: 'deletion.cancel' })}
    >
      {`Are you sure you want to delete "${event.title}"? This action cannot be undone.`}
    </Question>
  )
}
