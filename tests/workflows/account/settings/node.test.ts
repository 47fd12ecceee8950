import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { settings } from './model.ts'

walkInNode(settings)
