import type { Resolvers } from '../generated/resolvers.ts'
import { restFields } from '../rest/names.ts'
import { type List, readPageAndFile } from '../rest/pages.ts'
import { segment } from '../rest/segment.ts'
import { RestProfile, type RestUser, type RestUserPage, RestUsers } from '../account/userAnswer.ts'

const users: List<RestUser, RestUserPage> = {
  path: '/common/superadmin/users/',
  page: RestUsers,
  keys: ['search', 'user_type', 'is_active', 'is_email_verified', 'verified_user', 'ordering'],
}

export const superUsers: Resolvers = {
  Query: {
    user: (_root, { id }, { rest }) => rest.get(`${users.path}${segment(id)}/`, RestProfile),
    users: (_root, { filter, order, page, pageSize }, { rest }) =>
      readPageAndFile(rest, users, page, { ...restFields(filter), ordering: order, page_size: pageSize }),
  },
  Mutation: {
    updateUser: (_root, { id, input: { isActive, verifiedUser, userType } }, { rest }) =>
      rest.patch(`${users.path}${segment(id)}/`, RestProfile, {
        is_active: isActive ?? undefined,
        verified_user: verifiedUser ?? undefined,
        user_type: userType ?? undefined,
      }),
  },
}
