import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { embed } from './model.ts'

walkInNode(embed)
