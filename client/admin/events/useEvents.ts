import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import { eventActs } from '../../../machines/admin/acts/eventActs.ts'
import type { eventList } from '../../../machines/admin/eventList.ts'
import type { Lifecycle } from '../../../machines/domain.ts'
import { type LifecycleActor, possibleChanges } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import { useNow } from '../../runtime/clock/useNow.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { useActAddress } from '../acts/useActAddress.ts'
import { useListAddress } from '../list/useListAddress.ts'
import { eventAddress } from './eventWords.ts'
import { useMachines } from './machines.ts'

/** The list of all events and what can be done with the open one. Keeps the address in step. */
export function useEvents() {
  const machines = useMachines()
  const [state, send, list] = useMachine(machines.events, { input: eventAddress.read(useSearch()) })
  useListAddress(eventAddress, send)
  const [act, sendAct] = useMachine(machines.act, { input: { list } })
  const [{ context: known }] = useMachine(machines.choices)
  const { viewed } = state.context
  const acts = viewed ? eventActs(viewed) : []
  useActAddress(eventAddress, state, { acts, act, sendAct })
  const lifecycle = useActorRef(machines.lifecycle, { input: { list } })
  const now = useNow()
  const changes = viewed ? possibleChanges(viewed, now) : []
  useLifecycleAddress(state, lifecycle, changes)
  return { state, send, file: machines.file, choices: known.choices, acts, act, sendAct, lifecycle, changes }
}

/** Keeps the open lifecycle confirmation in the address, along with the event whose details are open. */
function useLifecycleAddress(
  list: Machine<typeof eventList>['state'],
  actor: LifecycleActor,
  changes: Lifecycle[],
) {
  const { path, read } = eventAddress
  const search = useSearch()
  const { view, viewed } = list.context
  const change = useSelector(actor, (snapshot) =>
    snapshot.matches('asked') ? snapshot.context.lifecycle : null,
  )
  useDialogAddress({
    path,
    names,
    opened: change && ['change', change.toLowerCase()],
    isReady: !list.matches({ detail: 'opening' }) && read(search).view === view,
    open: ([, name]) => {
      const lifecycle = changes.find((one) => one.toLowerCase() === name)
      if (viewed && lifecycle) actor.send({ type: 'change.ask', event: viewed, lifecycle })
    },
    close: () => actor.send({ type: 'change.cancel' }),
  })
}

const names = ['change'] as const
