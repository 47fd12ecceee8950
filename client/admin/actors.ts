import { type ActorRefFrom, type EventObject, fromCallback } from 'xstate'
import type { sessionMachine } from '../../machines/account/sessionMachine.ts'
import { PendingCountChangedDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'
import { follow } from '../runtime/graph/live.ts'

export const shellActors = (api: Api, session: ActorRefFrom<typeof sessionMachine>) => ({
  profileChanged: fromCallback<EventObject, undefined>(({ sendBack }) => {
    const own = () => session.getSnapshot().context.session?.user
    let known = own()
    const following = session.subscribe(() => {
      const user = own()
      if (user && user !== known) sendBack({ type: 'user.change', user })
      known = user
    })
    return () => following.unsubscribe()
  }),
  pendingCountChanged: fromCallback<EventObject, undefined>(({ sendBack }) =>
    follow(api, PendingCountChangedDocument, {}, ({ pendingEventPageChanged: { count } }) =>
      sendBack({ type: 'pending.count', count }),
    ),
  ),
})
