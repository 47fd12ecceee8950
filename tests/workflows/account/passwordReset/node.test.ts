import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { passwordReset } from './model.ts'

walkInNode(passwordReset)
