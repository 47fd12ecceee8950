import type { homepageContentMachine } from '../../../machines/homepage/homepageContentMachine.ts'
import type { Machine } from '../../runtime/machine.ts'

export type ContentState = Machine<typeof homepageContentMachine>
