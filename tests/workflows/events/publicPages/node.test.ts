import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { publicPages } from './model.ts'

walkInNode(publicPages)
