import { publicPagesMachine } from '../../../machines/events/sharing/publicPagesMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { publicPagesActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  publicPages: publicPagesMachine.provide({ actors: publicPagesActors(api), actions }),
}))
