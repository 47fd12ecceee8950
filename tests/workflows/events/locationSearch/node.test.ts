import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { locationSearch } from './model.ts'

walkInNode(locationSearch)
