import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { adminShell } from './model.ts'

walkInNode(adminShell)
