import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { choices } from './model.ts'

walkInNode(choices)
