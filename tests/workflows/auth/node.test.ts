import { expect } from 'vitest'
import { walkInNode } from '../../support/workflow/nodeWalk.ts'
import { auth } from './model.ts'

walkInNode(auth, {
  events: (stage) => ({ 'done.resendCountdown': () => stage.pass(30_000) }),
  holds: {
    signedIn: ({ status }) => expect(status).toBe('done'),
  },
})
