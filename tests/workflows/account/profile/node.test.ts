import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { profile } from './model.ts'

walkInNode(profile)
