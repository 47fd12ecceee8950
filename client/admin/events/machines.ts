import { eventList } from '../../../machines/admin/eventList.ts'
import { choicesMachine } from '../../../machines/catalog/choicesMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { keepQuery } from '../address.ts'
import { eventListActors } from './actors.ts'
import { usualEvents } from './eventWords.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  choices: choicesMachine.provide({ actors: choiceActors(api), actions: { log: actions.log } }),
  events: eventList.provide({
    actors: eventListActors(api),
    actions: { keepQuery: (_, query) => keepQuery(query, usualEvents) },
  }),
}))
