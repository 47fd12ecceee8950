import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { signInAgain } from './model.ts'

walkInNode(signInAgain)
