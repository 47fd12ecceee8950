import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { homepageContent } from './model.ts'

walkInNode(homepageContent)
