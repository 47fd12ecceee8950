import type { exploreMachine } from '../../../machines/events/explore/exploreMachine.ts'
import type { Machine } from '../../runtime/machine.ts'

export type ExploreState = Machine<typeof exploreMachine>
