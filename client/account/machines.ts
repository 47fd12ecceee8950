import { authMachine } from '../../machines/account/authMachine.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { accountActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions, session }) => ({
  auth: authMachine.provide({
    actors: accountActors(api),
    actions: {
      ...actions,
      startSession: (_, started) => session.send({ type: 'session.start', session: started }),
    },
  }),
}))
