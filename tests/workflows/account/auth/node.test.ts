import { expect } from 'vitest'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { auth } from './model.ts'

walkInNode(auth, {
  holds: {
    signedIn: ({ status }) => expect(status).toBe('done'),
  },
})
