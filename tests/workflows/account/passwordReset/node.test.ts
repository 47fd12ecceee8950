import { expect } from 'vitest'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { passwordReset } from './model.ts'

walkInNode(passwordReset, {
  events: (stage) => ({ 'done.resendCountdown': () => stage.pass(30_000) }),
  holds: {
    left: ({ status }) => expect(status).toBe('done'),
  },
})
