import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { keys } from './model.ts'

walkInNode(keys)
