import { type EventObject, fromCallback } from 'xstate'
import { connectionMachine } from '../../machines/connection/connectionMachine.ts'
import { watchRelease } from '../runtime/graph/release.ts'
import { machinesOf } from '../runtime/registry.tsx'

export const useMachines = machinesOf(() => ({
  connection: connectionMachine.provide({
    actors: connectionActors,
    actions: { reload: () => location.reload() },
  }),
}))

const connectionActors = {
  watchLine: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const watching = new AbortController()
    const { signal } = watching
    const lose = () => sendBack({ type: 'line.lose' })
    addEventListener('offline', lose, { signal })
    addEventListener('online', () => sendBack({ type: 'line.find' }), { signal })
    if (!navigator.onLine) lose()
    return () => watching.abort()
  }),
  watchRelease: fromCallback<EventObject, undefined>(({ sendBack }) =>
    watchRelease(() => sendBack({ type: 'release.change' })),
  ),
}
