import type { eventAct } from '../../../machines/admin/acts/eventActs.ts'
import type { userAct } from '../../../machines/admin/acts/userActs.ts'
import type { Machine } from '../../runtime/machine.ts'

type States = Machine<typeof eventAct>['state'] | Machine<typeof userAct>['state']

/** An act on its way, whatever it is done to. */
export interface ActState {
  state: States
  send: (
    event:
      | { type: 'reason.change'; reason: string }
      | { type: 'act.confirm' | 'act.cancel' | 'act.undo' | 'notice.dismiss' },
  ) => void
}
