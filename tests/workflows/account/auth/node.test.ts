import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { auth } from './model.ts'

walkInNode(auth)
