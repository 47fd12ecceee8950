import { settingsMachine } from '../../../machines/account/profile/settingsMachine.ts'
import { profileActors } from '../../account/actors.ts'
import { editProfileActors } from '../../account/editProfile/actors.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api, actions, session }) => ({
  settings: settingsMachine.provide({
    actors: { ...profileActors(api), ...editProfileActors(api) },
    actions: { log: actions.log, keep: (_, changes) => session.send({ type: 'user.change', changes }) },
  }),
}))

export { hasToken } from '../../runtime/device/storage.ts'
