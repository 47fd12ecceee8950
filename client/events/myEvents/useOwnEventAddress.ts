import { useSelector } from '@xstate/react'
import { useLocation } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Lifecycle } from '../../../machines/domain.ts'
import type { editEventMachine } from '../../../machines/events/editEvent/editEventMachine.ts'
import {
  type LifecycleActor,
  type lifecycleMachine,
  possibleChanges,
} from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import { rowWith } from '../../../machines/lists/listing.ts'
import { type Opened, useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { Machine } from '../../runtime/machine.ts'

export type MyEvents = Machine<typeof myEventsMachine>
export type EditActor = ActorRefFrom<typeof editEventMachine>

/**
 * Keeps the open event and the current action in the address. Reloads and links restore both, and Back
 * returns to the page on which the dialog was opened.
 */
export function useOwnEventAddress(
  { state, send }: MyEvents,
  edit: EditActor | undefined,
  lifecycle: LifecycleActor,
) {
  const [path] = useLocation()
  const change = useSelector(lifecycle, changeAsked)
  useDialogAddress({
    path,
    names: ownEventNames,
    opened: openedOf(state, change),
    isReady: !unlisted.some((browsing) => state.matches({ browsing })),
    open: ([name, eventId]) => {
      send({ type: 'event.view', eventId })
      if (isChange(name)) askFor(name, eventId)
      else if (name !== 'own') send({ type: asks[name] })
    },
    close: () => {
      edit?.send({ type: 'form.leave' })
      send({ type: 'deletion.cancel' })
      send({ type: 'withdrawal.cancel' })
      lifecycle.send({ type: 'change.cancel' })
      send({ type: 'list.show' })
    },
  })

  function askFor(name: keyof typeof changes, eventId: string) {
    const event = rowWith(state.context.events, eventId)
    const isPossible = event && possibleChanges(event, new Date()).includes(changes[name])
    if (isPossible) lifecycle.send({ type: 'change.ask', event, lifecycle: changes[name] })
  }
}

/** The change awaiting confirmation; null if there is none. */
const changeAsked = (snapshot: SnapshotFrom<typeof lifecycleMachine>) =>
  snapshot.matches('asked') ? snapshot.context.lifecycle : null

function openedOf(
  state: MyEvents['state'],
  change: Lifecycle | null,
): Opened<(typeof ownEventNames)[number]> | null {
  const { viewed } = state.context
  if (!viewed || (state.matches('browsing') && !state.matches({ browsing: 'viewing' }))) return null
  if (state.matches('preparing') || state.matches('editing')) return ['edit', viewed.id]
  if (state.matches('confirmingDeletion') || state.matches('deleting')) return ['delete', viewed.id]
  if (state.matches('confirmingWithdrawal') || state.matches('withdrawing')) return ['withdraw', viewed.id]
  const [name = 'own'] = change ? changeNames.filter((one) => changes[one] === change) : []
  return [name, viewed.id]
}

const changes = { cancel: 'CANCELLED', postpone: 'POSTPONED', schedule: 'SCHEDULED' } as const
const changeNames = ['cancel', 'postpone', 'schedule'] as const
const isChange = (name: string): name is keyof typeof changes => name in changes

export const ownEventNames = ['own', 'edit', 'delete', 'withdraw', ...changeNames] as const
const unlisted = ['loading', 'failed', 'refreshing'] as const
const asks = { edit: 'event.edit', delete: 'event.delete', withdraw: 'changes.withdraw' } as const
