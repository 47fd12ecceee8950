import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { carousel } from './model.ts'

walkInNode(carousel)
