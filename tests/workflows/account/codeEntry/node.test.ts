import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { codeEntry } from './model.ts'

walkInNode(codeEntry)
