import type { AnyActorLogic, EventFromLogic, SnapshotFrom } from 'xstate'

/** What a part of a screen needs to draw a machine and speak to it. */
export interface Machine<Logic extends AnyActorLogic> {
  state: SnapshotFrom<Logic>
  send: (event: EventFromLogic<Logic>) => void
}
