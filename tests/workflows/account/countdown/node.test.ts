import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { countdown } from './model.ts'

walkInNode(countdown)
