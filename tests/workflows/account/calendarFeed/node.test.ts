import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { calendarFeed } from './model.ts'

walkInNode(calendarFeed)
