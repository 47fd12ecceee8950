import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { ownAccount } from './model.ts'

walkInNode(ownAccount)
