import { carouselMachine } from '../../machines/homepage/carouselMachine.ts'
import { homepageActors } from './actors.ts'
import { machinesOf } from '../runtime/registry.tsx'

export const useMachines = machinesOf(({ api }) => ({
  carousel: carouselMachine.provide({ actors: homepageActors(api) }),
}))
