import { editProfileMachine } from '../../../machines/account/profile/editProfileMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { editProfileActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  editProfile: editProfileMachine.provide({ actors: editProfileActors(api), actions }),
}))

export { hasToken } from '../../runtime/device/storage.ts'
