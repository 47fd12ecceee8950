import { homepageContentMachine } from '../../../machines/homepage/homepageContentMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { contentActors } from './actors.ts'

export const useMachines = machinesOf(({ api }) => ({
  content: homepageContentMachine.provide({ actors: contentActors(api) }),
}))
