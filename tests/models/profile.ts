import { profileMachine } from '../../machines/profileMachine.ts'
import { modelOf } from '../support/modelOf.ts'
import { done, failed } from '../support/outcomes.ts'
import { mira } from '../workflows/fixtures.ts'

export const profile = modelOf(profileMachine, {
  key: ({ user }) => user?.id,
  cases: [done('getProfile', mira), failed('getProfile'), { type: 'panel.open' }, { type: 'panel.close' }],
})
