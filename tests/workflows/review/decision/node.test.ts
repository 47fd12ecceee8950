import { expect } from 'vitest'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { decision } from './model.ts'

walkInNode(decision, { holds: { over: ({ status }) => expect(status).toBe('done') } })
