import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { emailProof } from './model.ts'

walkInNode(emailProof)
