import { expect } from 'vitest'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { signInAgain } from './model.ts'

walkInNode(signInAgain, {
  holds: {
    signedIn: ({ status }) => expect(status).toBe('done'),
    left: ({ status }) => expect(status).toBe('done'),
  },
})
