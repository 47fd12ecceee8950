import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { notifications } from './model.ts'

walkInNode(notifications)
