import { profileMachine } from '../../../../machines/account/profile/profileMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { mira, renamed, stored } from '../../fixtures.ts'
import { profileTable, typed } from './table.ts'

const { fullName, phone, profilePic } = renamed

export const profile = modelOf(profileMachine, profileTable, {
  inputs: { '': { user: stored } },
  // The avatar is covered by the panel and the dialog. An address takes effect once the account has loaded.
  happens: (label, { leaves, facts: { user, cancelled } }) => {
    // Saving unchanged values does not send a request.
    if (label === 'profile.change' && user?.fullName === fullName) return 'tried'
    if (label === 'edit.cancel') return leaves.includes('account.loaded') && cancelled === null
    // Undo is only offered for a few seconds.
    if (cancelled && !leaves.includes('panel.editing')) return /undo|panel/.test(label) || 'tried'
    return leaves.includes('panel.closed')
      ? !['profile.edit', 'myEvents.open', 'account.open'].includes(label) ||
          !leaves.includes('account.loading')
      : label !== 'panel.open'
  },
  cases: [
    done('getProfile', mira),
    failed('getProfile'),
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'profile.edit' },
    { type: 'profile.change', changes: { fullName, phone, profilePic } },
    { type: 'edit.close' },
    { type: 'edit.cancel', edited: typed },
    { type: 'cancel.undo' },
    { type: 'myEvents.open' },
    { type: 'myEvents.close' },
    { type: 'account.open' },
    { type: 'account.close' },
  ],
})
