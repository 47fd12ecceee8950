import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { decision } from './model.ts'

walkInNode(decision)
