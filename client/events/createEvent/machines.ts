import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createEventMachine, type WizardDraft } from '../../../machines/events/createEventMachine.ts'
import { locationSearchMachine } from '../../../machines/events/locationSearchMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { createEventActors } from '../actors.ts'
import { draftEffects } from '../drafts/draftEffects.ts'
import { placeActors } from '../places.ts'

export const useMachines = machinesOf((effects) => {
  const { api, actions } = effects
  const drafts = draftEffects<WizardDraft>(effects)
  return {
    createEvent: createEventMachine.provide({
      actors: {
        ...choiceActors(api),
        ...createEventActors(api),
        ...drafts.actors,
        locationSearch: locationSearchMachine.provide({ actors: placeActors(api) }),
      },
      actions: { ...actions, ...drafts.actions },
    }),
  }
})

export const CreateEventContext = createContext<ActorRefFrom<typeof createEventMachine> | null>(null)

/** The machine of Create New Event, which every screen inside the frame may open. */
export function useCreateEvent() {
  const actor = use(CreateEventContext)
  if (!actor) throw new Error('This component is drawn outside of the frame.')
  return actor
}
