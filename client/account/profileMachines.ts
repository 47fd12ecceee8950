import { profileMachine } from '../../machines/account/profile/profileMachine.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { profileActors } from './actors.ts'

/** Separate from the landing page's machines, because that page does not need this code. */
export const useMachines = machinesOf(({ api, actions, session, speak }) => ({
  profile: profileMachine.provide({
    actors: profileActors(api),
    actions: {
      ...actions,
      keep: (_, changes) => session.send({ type: 'user.change', changes }),
      speak: (_, user) => speak(user),
    },
  }),
}))
