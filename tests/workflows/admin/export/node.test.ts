import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { listExport } from './model.ts'

walkInNode(listExport)
