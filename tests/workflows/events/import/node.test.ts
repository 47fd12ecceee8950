import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { importEvents } from './model.ts'

walkInNode(importEvents)
