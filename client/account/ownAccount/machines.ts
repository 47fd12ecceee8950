import { calendarFeedMachine } from '../../../machines/account/own/calendarFeedMachine.ts'
import { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { calendarFeedActors, ownAccountActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions, session }) => ({
  ownAccount: ownAccountMachine.provide({
    actors: ownAccountActors(api, () => session.getSnapshot().context.session?.token ?? null),
    actions: { ...actions, loseSession: () => session.send({ type: 'session.lose' }) },
  }),
  calendarFeed: calendarFeedMachine.provide({ actors: calendarFeedActors(api), actions }),
}))
