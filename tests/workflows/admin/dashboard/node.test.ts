import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { dashboard } from './model.ts'

walkInNode(dashboard)
