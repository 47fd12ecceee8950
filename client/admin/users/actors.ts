import { fromPromise } from 'xstate'
import type { Account, UserFilters, UserOrder, UserStatistics } from '../../../machines/admin/userList.ts'
import type { Listing } from '../../../machines/lists/listing.ts'
import { GetUserDocument, ListUsersDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { withoutBlanks } from '../../runtime/withoutBlanks.ts'
import type { Asked } from '../list/asked.ts'

export const userListActors = (api: Api) => ({
  listRows: fromPromise<Listing<Account, UserStatistics>, Asked<UserFilters, UserOrder>>(
    async ({ input: { search, filters, order, page }, signal }) => {
      // A page token carries its filter and order.
      const asked = page
        ? { page }
        : { filter: { ...withoutBlanks({ search }), ...userFilter(filters) }, order }
      return (await api.run(ListUsersDocument, asked, { signal })).users
    },
  ),
  getRow: fromPromise<Account, { id: string }>(
    async ({ input, signal }) => (await api.run(GetUserDocument, input, { signal })).user,
  ),
})

const userFilter = ({ userType, ...flags }: UserFilters) => ({
  ...(userType !== '' && { userType }),
  ...(flags.isActive !== '' && { isActive: flags.isActive === 'yes' }),
  ...(flags.isEmailVerified !== '' && { isEmailVerified: flags.isEmailVerified === 'yes' }),
  ...(flags.verifiedUser !== '' && { verifiedUser: flags.verifiedUser === 'yes' }),
})
