import { expect } from 'vitest'
import { mira } from '../workflows/fixtures.ts'
import { profile } from '../models/profile.ts'
import { outcomes, walked } from '../support/walked.ts'

walked(profile, {
  events: (stage) => ({ ...outcomes(profile, stage), 'panel.open': stage.send, 'panel.close': stage.send }),
  does: {
    'failed.getProfile': ({ event }) => [['log', { error: event && 'error' in event ? event.error : null }]],
  },
  states: {
    'account.loading': { asks: [['getProfile', undefined]], holds: ({ user }) => expect(user).toBeNull() },
    'account.loaded': { holds: ({ user }) => expect(user).toEqual(mira) },
    'account.unknown': { holds: ({ user }) => expect(user).toBeNull() },
    'panel.closed': { refuses: [{ type: 'panel.close' }] },
    'panel.open': { refuses: [{ type: 'panel.open' }] },
  },
})
