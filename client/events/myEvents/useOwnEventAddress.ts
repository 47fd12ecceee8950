import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useLocation } from 'wouter'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Lifecycle, OwnEvent } from '../../../machines/domain.ts'
import type { editEventMachine } from '../../../machines/events/editEvent/editEventMachine.ts'
import {
  type LifecycleActor,
  type lifecycleMachine,
  possibleChanges,
} from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import { type Opened, useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { now } from '../../runtime/clock/clock.ts'

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
  const isViewing = state.matches({ browsing: 'viewing' })
  const { viewed } = state.context
  /** What the address asks for, until the event that it names is open. */
  const [requested, request] = useReducer(
    (_: OwnEventAddress | null, next: OwnEventAddress | null) => next,
    null,
  )
  useDialogAddress({
    path,
    names: ownEventNames,
    opened: requested && isViewing ? requested : openedOf(state, change),
    isReady: !unlisted.some((browsing) => state.matches({ browsing })),
    open: (address) => {
      request(address)
      send({ type: 'event.view', eventId: address[1] })
    },
    close: () => {
      request(null)
      edit?.send({ type: 'form.leave' })
      send({ type: 'deletion.cancel' })
      send({ type: 'withdrawal.cancel' })
      lifecycle.send({ type: 'change.cancel' })
      send({ type: 'list.show' })
    },
  })

  const act = useEffectEvent((name: OwnEventAddress[0], event: OwnEvent) => {
    request(null)
    if (isChange(name)) {
      const isPossible = possibleChanges(event, now()).includes(changes[name])
      if (isPossible) lifecycle.send({ type: 'change.ask', event, lifecycle: changes[name] })
    } else if (name !== 'own') send({ type: asks[name] })
  })

  useEffect(() => {
    if (isViewing && viewed && requested?.[1] === viewed.id) act(requested[0], viewed)
  }, [isViewing, requested, viewed])
}

/** The change awaiting confirmation; null if there is none. */
const changeAsked = (snapshot: SnapshotFrom<typeof lifecycleMachine>) =>
  snapshot.matches('asked') ? snapshot.context.lifecycle : null

function openedOf(state: MyEvents['state'], change: Lifecycle | null): OwnEventAddress | null {
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
type OwnEventAddress = Opened<(typeof ownEventNames)[number]>
const unlisted = ['loading', 'failed', 'refreshing', 'opening'] as const
const asks = { edit: 'event.edit', delete: 'event.delete', withdraw: 'changes.withdraw' } as const
