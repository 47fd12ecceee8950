import { profileMachine } from '../../machines/account/profile/profileMachine.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { profileActors } from './actors.ts'

/** Kept apart from the machines of the landing page, which does not need this code. */
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
