import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { createEventMachine } from '../../../machines/events/createEventMachine.ts'
import { locationSearchMachine } from '../../../machines/events/locationSearchMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { createEventActors } from '../actors.ts'
import { placeActors } from '../places.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  createEvent: createEventMachine.provide({
    actors: {
      ...choiceActors(api),
      ...createEventActors(api),
      locationSearch: locationSearchMachine.provide({ actors: placeActors(api) }),
    },
    actions,
  }),
}))

export const CreateEventContext = createContext<ActorRefFrom<typeof createEventMachine> | null>(null)

/** The machine of Create New Event, which every screen inside the frame may open. */
export function useCreateEvent() {
  const actor = use(CreateEventContext)
  if (!actor) throw new Error('This component is drawn outside of the frame.')
  return actor
}
