import { createEventMachine, type WizardDraft } from '../../../machines/events/createEventMachine.ts'
import { emptyDraft } from '../../../machines/events/eventForm.ts'
import { locationSearchMachine } from '../../../machines/events/location/locationSearchMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { draftEffects } from '../../runtime/draftEffects.ts'
import { repeatActors } from '../../runtime/graph/seriesActors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { placeActors } from '../times/machines.ts'
import { createEventActors } from './actors.ts'

export const useMachines = machinesOf((effects) => {
  const { api, actions } = effects
  const drafts = draftEffects<WizardDraft>(effects, emptyDraft)
  return {
    createEvent: createEventMachine.provide({
      actors: {
        ...choiceActors(api),
        ...createEventActors(api),
        ...repeatActors(api),
        ...drafts.actors,
        locationSearch: locationSearchMachine.provide({ actors: placeActors(api) }),
      },
      actions: { ...actions, ...drafts.actions },
    }),
  }
})
