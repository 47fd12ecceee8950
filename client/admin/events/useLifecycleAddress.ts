import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { eventList } from '../../../machines/admin/eventList.ts'
import type { Lifecycle } from '../../../machines/domain.ts'
import type { LifecycleActor } from '../../../machines/events/lifecycle/lifecycleMachine.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { eventAddress } from './eventWords.ts'

/** Keeps the open lifecycle confirmation in the address, along with the event whose details are open. */
export function useLifecycleAddress(
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
