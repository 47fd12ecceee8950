import { expect } from 'vitest'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { ownAccount } from './model.ts'

walkInNode(ownAccount, {
  holds: {
    closed: ({ status }) => expect(status).toBe('done'),
    deleted: ({ status }) => expect(status).toBe('done'),
  },
})
