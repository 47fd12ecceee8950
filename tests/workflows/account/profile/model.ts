import { profileMachine } from '../../../../machines/account/profile/profileMachine.ts'
import { done, failed } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { mira, renamed, stored } from '../../fixtures.ts'
import { profileTable } from './table.ts'

const { fullName, phone, profilePic } = renamed

export const profile = modelOf(profileMachine, profileTable, {
  inputs: { '': { user: stored } },
  // The avatar lies behind the panel and the dialog.
  happens: (label, { leaves }) => label !== 'panel.open' || leaves.includes('panel.closed'),
  cases: [
    done('getProfile', mira),
    failed('getProfile'),
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'profile.edit' },
    { type: 'profile.change', changes: { fullName, phone, profilePic } },
    { type: 'edit.close' },
    { type: 'myEvents.open' },
    { type: 'myEvents.close' },
  ],
})
