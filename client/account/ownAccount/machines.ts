import { calendarFeedMachine } from '../../../machines/account/own/calendarFeedMachine.ts'
import { notificationsMachine } from '../../../machines/account/own/notificationsMachine.ts'
import { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import { embedMachine } from '../../../machines/events/sharing/embedMachine.ts'
import { choiceActors } from '../../catalog/actors.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { calendarFeedActors, notificationActors, ownAccountActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions, session }) => ({
  ownAccount: ownAccountMachine.provide({
    actors: ownAccountActors(api, () => session.getSnapshot().context.session?.token ?? null),
    actions: { ...actions, loseSession: () => session.send({ type: 'session.lose' }) },
  }),
  calendarFeed: calendarFeedMachine.provide({ actors: calendarFeedActors(api), actions }),
  embed: embedMachine.provide({ actors: choiceActors(api), actions }),
  notifications: notificationsMachine.provide({ actors: notificationActors(api), actions }),
}))
