import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { favorite } from './model.ts'

walkInNode(favorite)
