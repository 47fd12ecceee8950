import { expect } from 'vitest'
import { adminShell } from '../models/adminShell.ts'
import { walked } from '../support/walked.ts'

walked(adminShell, {
  events: ({ send }) => ({ 'tab.select': send, 'menu.toggle': send, 'menu.close': send }),
  states: {
    menuClosed: {
      refuses: [{ type: 'menu.close' }],
      holds: ({ tab }) => expect(tab).toBe('pendingEvents'),
    },
    menuOpen: { holds: ({ tab }) => expect(tab).toBe('pendingEvents') },
  },
})
