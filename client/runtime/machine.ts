import type { AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'

export interface Machine<Logic extends AnyActorLogic> {
  state: SnapshotFrom<Logic>
  send: (event: EventFromLogic<Logic>) => void
}
