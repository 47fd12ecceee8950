import { adminShellMachine } from '../../machines/admin/adminShellMachine.ts'
import { profileActors } from '../account/actors.ts'
import { shellActors } from './actors.ts'
import { machinesOf } from '../runtime/registry.tsx'
import { writeSession } from '../runtime/device/storage.ts'

export const useMachines = machinesOf(({ api, session }) => ({
  adminShell: adminShellMachine.provide({
    actors: { ...profileActors(api), ...shellActors(api, session) },
    actions: {
      correct: (_, user) => {
        const { session: held } = session.getSnapshot().context
        if (!held) return
        writeSession({ ...held, user })
        session.send({ type: 'session.sync', session: { ...held, user } })
      },
    },
  }),
}))
