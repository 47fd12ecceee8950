import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createEventMachine } from '../../machines/createEventMachine.ts'
import { locationSearchMachine } from '../../machines/locationSearchMachine.ts'
import { profileMachine } from '../../machines/profileMachine.ts'
import { profileActors } from '../actors/account.ts'
import { choiceActors, createEventActors } from '../actors/events.ts'
import { placeActors } from '../actors/places.ts'
import { machinesOf } from '../wiring.tsx'

export const useMachines = machinesOf(({ api, toast, log }) => ({
  profile: profileMachine.provide({
    actors: profileActors(api),
    actions: { log: (_, failure) => log(failure) },
  }),
  createEvent: createEventMachine.provide({
    actors: {
      ...choiceActors(api),
      ...createEventActors(api),
      locationSearch: locationSearchMachine.provide({ actors: placeActors(api) }),
    },
    actions: { toast: (_, shown) => toast(shown) },
  }),
}))

export const CreateEventContext = createContext<ActorRefFrom<typeof createEventMachine> | null>(null)

/** The machine of Create New Event, which every screen inside the frame may open. */
export function useCreateEvent() {
  const actor = use(CreateEventContext)
  if (!actor) throw new Error('This component is drawn outside of the frame.')
  return actor
}
