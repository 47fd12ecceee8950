import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { explore } from './model.ts'

walkInNode(explore)
