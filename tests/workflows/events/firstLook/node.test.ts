import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { firstLook } from './model.ts'

walkInNode(firstLook)
