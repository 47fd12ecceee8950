import { formNameOf, type EditDraft } from '../../../machines/events/editEvent/edit.ts'
import { editEventMachine } from '../../../machines/events/editEvent/editEventMachine.ts'
import { emptyDraft } from '../../../machines/events/eventForm.ts'
import { lifecycleMachine } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import { seriesMachine } from '../../../machines/events/series/seriesMachine.ts'
import { reviewMachine } from '../../../machines/review/reviewMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { reviewActors } from '../../review/actors.ts'
import { draftEffects } from '../../runtime/draftEffects.ts'
import { repeatActors, seriesActors } from '../../runtime/graph/seriesActors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { editEventActors, extendActors, lifecycleActors, myEventsActors } from './actors.ts'

export const useMachines = machinesOf((effects) => {
  const { api, actions } = effects
  const drafts = draftEffects<EditDraft>(effects, emptyDraft)
  return {
    myEvents: myEventsMachine.provide({
      actors: {
        ...myEventsActors(api, (eventId) => drafts.drop(formNameOf(eventId))),
        editEvent: editEventMachine.provide({
          actors: { ...choiceActors(api), ...editEventActors(api), ...drafts.actors },
          actions: { ...actions, ...drafts.actions },
        }),
      },
      actions,
    }),
    lifecycle: lifecycleMachine.provide({ actors: lifecycleActors(api), actions }),
    series: seriesMachine.provide({
      actors: { ...seriesActors(api), ...repeatActors(api), ...extendActors(api) },
      actions,
    }),
    review: reviewMachine.provide({ actors: reviewActors(api) }),
  }
})
