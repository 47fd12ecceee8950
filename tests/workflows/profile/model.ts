import { profileMachine } from '../../../machines/account/profileMachine.ts'
import { done, failed } from '../../support/workflow/cases.ts'
import { modelOf } from '../../support/workflow/model.ts'
import { mira } from '../fixtures.ts'
import { profileTable } from './table.ts'

export const profile = modelOf(profileMachine, profileTable, {
  cases: [
    done('getProfile', mira),
    failed('getProfile'),
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'myEvents.open' },
    { type: 'myEvents.close' },
  ],
})
