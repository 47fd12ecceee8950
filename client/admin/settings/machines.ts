import type { ProfileDraft } from '../../../machines/account/profile/profileDraft.ts'
import { emptyProfile } from '../../../machines/account/profile/profileRules.ts'
import { settingsMachine } from '../../../machines/account/profile/settingsMachine.ts'
import { profileActors } from '../../account/actors.ts'
import { editProfileActors } from '../../account/editProfile/actors.ts'
import { draftEffects } from '../../runtime/draftEffects.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf((effects) => {
  const { api, actions, session } = effects
  const drafts = draftEffects<ProfileDraft>(effects, emptyProfile)
  return {
    settings: settingsMachine.provide({
      actors: { ...profileActors(api), ...editProfileActors(api), ...drafts.actors },
      actions: {
        ...drafts.actions,
        log: actions.log,
        keep: (_, changes) => session.send({ type: 'user.change', changes }),
      },
    }),
  }
})

export { hasToken } from '../../runtime/device/storage.ts'
