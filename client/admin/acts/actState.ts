import type { eventAct } from '../../../machines/admin/acts/eventActs.ts'
import type { userAct } from '../../../machines/admin/acts/userActs.ts'
import type { Machine } from '../../runtime/registry.tsx'

type States = Machine<typeof eventAct>['state'] | Machine<typeof userAct>['state']

/** The state of an action on an event or an account. */
export interface ActState {
  state: States
  send: (
    event:
      | { type: 'reason.change'; reason: string }
      | { type: 'act.confirm' | 'act.cancel' | 'act.undo' | 'notice.dismiss' },
  ) => void
}
