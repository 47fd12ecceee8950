import { editProfileMachine } from '../../../machines/account/profile/editProfileMachine.ts'
import type { ProfileDraft } from '../../../machines/account/profile/profileDraft.ts'
import { emptyProfile } from '../../../machines/account/profile/profileRules.ts'
import { draftEffects } from '../../runtime/draftEffects.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { editProfileActors } from './actors.ts'

export const useMachines = machinesOf((effects) => {
  const { api, actions } = effects
  const drafts = draftEffects<ProfileDraft>(effects, emptyProfile)
  return {
    editProfile: editProfileMachine.provide({
      actors: { ...editProfileActors(api), ...drafts.actors },
      actions: { ...actions, ...drafts.actions },
    }),
  }
})

export { hasToken } from '../../runtime/device/storage.ts'
