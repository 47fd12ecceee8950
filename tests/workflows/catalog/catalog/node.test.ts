import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { catalog } from './model.ts'

walkInNode(catalog)
