import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { connection } from './model.ts'

walkInNode(connection)
