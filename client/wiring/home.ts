import { carouselMachine } from '../../machines/carouselMachine.ts'
import { homepageActors } from '../actors/homepage.ts'
import { machinesOf } from '../wiring.tsx'

export const useMachines = machinesOf(({ api }) => ({
  carousel: carouselMachine.provide({ actors: homepageActors(api) }),
}))
