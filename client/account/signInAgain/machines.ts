import { signInAgainMachine } from '../../../machines/account/signInAgainMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { accountActors } from '../actors.ts'

export const useMachines = machinesOf(({ api, actions, session }) => ({
  signInAgain: signInAgainMachine.provide({
    actors: { login: accountActors(api).login },
    actions: {
      ...actions,
      startSession: (_, started) => session.send({ type: 'session.start', session: started }),
      leave: () => session.send({ type: 'session.end' }),
    },
  }),
}))
