import { expect } from 'vitest'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { emailProof } from './model.ts'

walkInNode(emailProof, {
  events: (stage) => ({ 'done.resendCountdown': () => stage.pass(30_000) }),
  holds: {
    left: ({ status }) => expect(status).toBe('done'),
  },
})
