import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { favorites } from './model.ts'

walkInNode(favorites)
