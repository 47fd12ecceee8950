import { editEventMachine } from '../../../machines/events/editEventMachine.ts'
import { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import { reviewMachine } from '../../../machines/review/reviewMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { reviewActors } from '../../review/actors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { editEventActors, myEventsActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  myEvents: myEventsMachine.provide({
    actors: {
      ...myEventsActors(api),
      editEvent: editEventMachine.provide({
        actors: { ...choiceActors(api), ...editEventActors(api) },
        actions,
      }),
    },
    actions,
  }),
  review: reviewMachine.provide({ actors: reviewActors(api) }),
}))
