import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { seriesDates } from './model.ts'

walkInNode(seriesDates)
