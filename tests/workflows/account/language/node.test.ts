import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { language } from './model.ts'

walkInNode(language)
