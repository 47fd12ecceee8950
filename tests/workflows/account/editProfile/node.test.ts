import { expect } from 'vitest'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { editProfile } from './model.ts'

walkInNode(editProfile, {
  holds: {
    saved: ({ status }) => expect(status).toBe('done'),
    closed: ({ status }) => expect(status).toBe('done'),
  },
})
