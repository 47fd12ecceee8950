import { fromPromise } from 'xstate'
import type { ActInput } from '../../../machines/admin/acts/act.ts'
import type { EventChange } from '../../../machines/admin/acts/eventActs.ts'
import type { UserChange } from '../../../machines/admin/acts/userActs.ts'
import type { AdminEvent } from '../../../machines/admin/eventList.ts'
import type { Account } from '../../../machines/admin/userList.ts'
import {
  FeatureEventDocument,
  LimitVisibilityDocument,
  TakeDownEventDocument,
  UpdateUserDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'

export const userActActors = (api: Api) => ({
  perform: fromPromise<Account, ActInput<UserChange>>(
    async ({ input: { id, change: input } }) => (await api.run(UpdateUserDocument, { id, input })).updateUser,
  ),
})

export const eventActActors = (api: Api) => ({
  perform: fromPromise<AdminEvent, ActInput<EventChange>>(async ({ input: { id, change, reason } }) => {
    if ('isFeatured' in change) return (await api.run(FeatureEventDocument, { id, ...change })).featureEvent
    if ('isPublished' in change) return (await api.run(TakeDownEventDocument, { id, reason })).takeDownEvent
    return (await api.run(LimitVisibilityDocument, { id, ...change, reason })).limitVisibility
  }),
})
