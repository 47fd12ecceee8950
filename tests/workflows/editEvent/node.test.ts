import { walkInNode } from '../../support/workflow/nodeWalk.ts'
import { editEvent } from './model.ts'

walkInNode(editEvent)
