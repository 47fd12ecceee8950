import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { shrinking } from './model.ts'

walkInNode(shrinking)
