import { useLocation } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import type { editEventMachine } from '../../../machines/events/editEventMachine.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import { type Opened, useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { Machine } from '../../runtime/machine.ts'

export type MyEvents = Machine<typeof myEventsMachine>
export type EditActor = ActorRefFrom<typeof editEventMachine>

/** The event of the dialog, and what is being done with it, in the address: a reload and a link lead there, and Back to where it was opened. */
export function useOwnEventAddress({ state, send }: MyEvents, edit: EditActor | undefined) {
  const [path] = useLocation()
  useDialogAddress({
    path,
    names: ownEventNames,
    opened: openedOf(state),
    isReady: !unlisted.some((browsing) => state.matches({ browsing })),
    open: ([name, eventId]) => {
      send({ type: 'event.view', eventId })
      if (name !== 'own') send({ type: asks[name] })
    },
    close: () => {
      edit?.send({ type: 'form.leave' })
      send({ type: 'deletion.cancel' })
      send({ type: 'withdrawal.cancel' })
      send({ type: 'list.show' })
    },
  })
}

function openedOf(state: MyEvents['state']): Opened<(typeof ownEventNames)[number]> | null {
  const { viewed } = state.context
  if (!viewed || (state.matches('browsing') && !state.matches({ browsing: 'viewing' }))) return null
  if (state.matches('preparing') || state.matches('editing')) return ['edit', viewed.id]
  if (state.matches('confirmingDeletion') || state.matches('deleting')) return ['delete', viewed.id]
  if (state.matches('confirmingWithdrawal') || state.matches('withdrawing')) return ['withdraw', viewed.id]
  return ['own', viewed.id]
}

export const ownEventNames = ['own', 'edit', 'delete', 'withdraw'] as const
const unlisted = ['loading', 'failed', 'refreshing'] as const
const asks = { edit: 'event.edit', delete: 'event.delete', withdraw: 'changes.withdraw' } as const
