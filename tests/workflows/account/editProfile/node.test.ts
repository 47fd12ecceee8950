import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { editProfile } from './model.ts'

walkInNode(editProfile)
