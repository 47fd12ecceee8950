import { z } from '@hono/zod-openapi'
import { whole } from '../http/answerParts.ts'
import type { Columns } from '../http/csv.ts'
import { route } from '../http/route.ts'
import { filter, flag, line, oneOf } from '../http/input.ts'
import { linksOf, pageOf, paging, sliceOf } from '../lists/paging.ts'
import { idsOf, keyOfPlace, placeKey } from '../lists/ordered.ts'
import { everyUser, findUsers, readUsers, userOrders, userStatistics } from './superUserQueries.ts'
import { type StoredUser, UserAnswer, userAnswer, userTypes } from '../account/userAnswer.ts'
import { exported } from '../account/routes/export.ts'

const orderings = [
  '-created_at',
  'created_at',
  'full_name',
  '-full_name',
  'email',
  '-email',
  '-last_login',
  'last_login',
] as const satisfies readonly (keyof typeof userOrders)[]

const UserQuery = z.strictObject({
  search: filter(line(200)).openapi({
    description: 'Words or parts of words of name, e-mail address or phone; all must match.',
    example: 'asha rao',
  }),
  user_type: filter(oneOf(userTypes)).openapi({ description: 'What the account may do.' }),
  is_active: filter(flag).openapi({ description: 'Whether it may log in.' }),
  is_email_verified: filter(flag).openapi({ description: 'Whether its code was entered.' }),
  verified_user: filter(flag).openapi({ description: 'Whether a superadmin has verified it.' }),
  ordering: filter(oneOf(orderings)).openapi({
    description: '`-created_at` unless given. Whoever never logged in comes last either way.',
  }),
  ...paging,
})

const Statistics = z.strictObject({
  total_users: whole('All accounts.', 1200),
  active_users: whole('Those that may log in.', 1180),
  verified_users: whole('Those that a superadmin has verified: `verified_user`.', 410),
})

const columns: Columns<z.output<typeof UserAnswer>> = {
  id: ({ id }) => id,
  uid: ({ uid }) => uid,
  full_name: ({ full_name }) => full_name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  user_type: ({ user_type }) => user_type,
  is_active: ({ is_active }) => is_active,
  is_email_verified: ({ is_email_verified }) => is_email_verified,
  verified_user: ({ verified_user }) => verified_user,
  event_count: ({ event_count }) => event_count,
  published_event_count: ({ published_event_count }) => published_event_count,
  last_login: ({ last_login }) => last_login,
  created_at: ({ created_at }) => created_at,
  profile_pic: ({ profile_pic }) => profile_pic,
}

const path = '/common/superadmin/users/'

export const superUserRoutes = [
  route('GET /common/superadmin/users/', {
    operationId: 'users',
    access: 'superadmin',
    summary: 'Every account, sign-ups that wait for their code too; as JSON in pages or as CSV in one file.',
    tag: 'Superadmin',
    query: UserQuery,
    answer: pageOf(UserAnswer).extend({ statistics: Statistics }),
    handle: async ({ query, db, publicUrl }) => {
      const order = userOrders[query.ordering ?? '-created_at']
      const slice = sliceOf(query, placeKey(order))
      const found = await findUsers(db, query, order, slice)
      const users = await readUsers(db, idsOf(found.rows))
      return {
        count: found.count,
        ...linksOf(found, { publicUrl, path, query, slice, keyOf: keyOfPlace }),
        results: users.map((user) => userAnswer({ publicUrl }, user)),
        statistics: await userStatistics(db),
      }
    },
    csv: async ({ query, ...services }) => {
      const users = everyUser(services.db, query, userOrders[query.ordering ?? '-created_at'])
      const answer = (user: StoredUser) => userAnswer(services, user)
      return exported(services, query, { entity: 'user', columns, batches: users, answer })
    },
  }),
]
