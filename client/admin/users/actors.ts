import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Account, UserFilters, UserOrder, UserStatistics } from '../../../machines/admin/userList.ts'
import type { Listing } from '../../../machines/lists/listing.ts'
import { GetUserDocument, ListUsersDocument, UsersChangedDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { follow } from '../../runtime/graph/live.ts'
import { withoutBlanks } from '../../runtime/withoutBlanks.ts'
import type { ListRequest } from '../list/address.ts'

export const userListActors = (api: Api) => ({
  listRows: fromPromise<Listing<Account, UserStatistics>, ListRequest<UserFilters, UserOrder>>(
    async ({ input, signal }) => (await api.run(ListUsersDocument, variablesOf(input), { signal })).users,
  ),
  rowsChanged: fromCallback<EventObject, ListRequest<UserFilters, UserOrder>>(({ input, sendBack }) =>
    follow(api, UsersChangedDocument, variablesOf(input), ({ usersChanged: listing }) =>
      sendBack({ type: 'rows.changed', listing }),
    ),
  ),
  getRow: fromPromise<Account, { id: string }>(
    async ({ input, signal }) => (await api.run(GetUserDocument, input, { signal })).user,
  ),
})

/** A page token already contains its filter and order. */
const variablesOf = ({ search, filters, order, page }: ListRequest<UserFilters, UserOrder>) =>
  page ? { page } : { filter: { ...withoutBlanks({ search }), ...userFilter(filters) }, order }

const userFilter = ({ userType, ...flags }: UserFilters) => ({
  ...(userType !== '' && { userType }),
  ...(flags.isActive !== '' && { isActive: flags.isActive === 'yes' }),
  ...(flags.isEmailVerified !== '' && { isEmailVerified: flags.isEmailVerified === 'yes' }),
  ...(flags.verifiedUser !== '' && { verifiedUser: flags.verifiedUser === 'yes' }),
})
