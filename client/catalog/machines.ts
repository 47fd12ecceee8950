import { catalogMachine } from '../../machines/catalog/catalogMachine.ts'
import { categoryProblems, typeProblems } from '../../machines/catalog/texts.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { categoryActors, eventTypeActors } from './catalogActors.ts'

export const useMachines = machinesOf(({ api }) => ({
  categories: catalogMachine({ problems: categoryProblems }).provide({ actors: categoryActors(api) }),
  types: catalogMachine({ problems: typeProblems }).provide({ actors: eventTypeActors(api) }),
}))
