import { authMachine } from '../../machines/authMachine.ts'
import { accountActors } from '../actors/account.ts'
import { machinesOf } from '../wiring.tsx'

export const useMachines = machinesOf(({ api, toast, session }) => ({
  auth: authMachine.provide({
    actors: accountActors(api),
    actions: {
      toast: (_, shown) => toast(shown),
      startSession: (_, started) => session.send({ type: 'session.start', session: started }),
    },
  }),
}))
