import type { QueryUsersArgs, Resolvers } from '../generated/resolvers.ts'
import { subscription } from '../graph/subscription.ts'
import type { Rest } from '../rest/client.ts'
import { givenFields, restFields } from '../rest/names.ts'
import { type List, readPageAndFile } from '../rest/pages.ts'
import { segment } from '../rest/segment.ts'
import { RestProfile, type RestUser, type RestUserPage, RestUsers } from '../account/userAnswer.ts'

const users: List<RestUser, RestUserPage> = {
  path: '/common/superadmin/users/',
  page: RestUsers,
  keys: ['search', 'user_type', 'is_active', 'is_email_verified', 'verified_user', 'ordering'],
}

const readUsers = (rest: Rest, { filter, order, page, pageSize }: QueryUsersArgs) =>
  readPageAndFile(rest, users, page, { ...restFields(filter), ordering: order, page_size: pageSize })

export const superUsers: Resolvers = {
  Query: {
    user: (_root, { id }, { rest }) => rest.get(`${users.path}${segment(id)}/`, RestProfile),
    users: (_root, args, { rest }) => readUsers(rest, args),
  },
  Subscription: {
    usersChanged: subscription((args: QueryUsersArgs) => ({
      topic: 'dashboard',
      part: `users ${JSON.stringify(args)}`,
      read: (rest) => readUsers(rest, args),
    })),
  },
  Mutation: {
    updateUser: (_root, { id, input }, { rest }) =>
      rest.patch(`${users.path}${segment(id)}/`, RestProfile, givenFields(input)),
  },
}
