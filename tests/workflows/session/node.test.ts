import { walkInNode } from '../../support/workflow/nodeWalk.ts'
import { sessions } from './model.ts'

walkInNode(sessions)
