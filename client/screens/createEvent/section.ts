import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createEventMachine } from '../../../machines/createEventMachine.ts'

/** What each section of the dialog is given. */
export interface SectionProps {
  actor: ActorRefFrom<typeof createEventMachine>
  state: SnapshotFrom<typeof createEventMachine>
}
