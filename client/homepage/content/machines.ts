import { homepageContentMachine } from '../../../machines/homepage/homepageContentMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { contentActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  content: homepageContentMachine.provide({ actors: contentActors(api), actions }),
}))
