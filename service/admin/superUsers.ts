import { z } from '@hono/zod-openapi'
import { dataOf, whole } from '../http/answerParts.ts'
import { fieldColumns } from '../http/csv.ts'
import { route } from '../http/route.ts'
import { HttpError } from '../http/httpError.ts'
import { readsLanguageOfFile } from '../http/input/acceptLanguage.ts'
import { byId, filter, oneOf } from '../http/input/input.ts'
import { schemasOf } from '../http/lists/filters.ts'
import { orderNames } from '../http/lists/order.ts'
import { answerPage } from '../http/lists/page.ts'
import { pageOf, paging } from '../http/lists/paging.ts'
import type { Services } from '../ports/services.ts'
import { type StoredUser, UserAnswer, userAnswer } from '../account/userAnswer.ts'
import { listFile, wordColumns } from './listFile.ts'
import { allUsers, readUsers, userFilters, userOrders, userRows, userStatistics } from './superUserQueries.ts'

const UserQuery = z.strictObject({
  ...schemasOf(userFilters),
  ordering: filter(oneOf(orderNames(userOrders))).openapi({
    description: 'Default: `-created_at`. People who have never logged in come last in either order.',
  }),
  ...paging,
})

const Statistics = z.strictObject({
  total_users: whole('All accounts.', 1200),
  active_users: whole('Those that may log in.', 1180),
  verified_users: whole('Those that a superadmin has verified: `verified_user`.', 410),
})

const columns = {
  ...fieldColumns('id', 'uid', 'full_name', 'email', 'phone'),
  ...wordColumns('user_type'),
  ...fieldColumns('is_active', 'is_email_verified', 'verified_user'),
  ...fieldColumns('event_count', 'published_event_count', 'last_login', 'created_at', 'profile_pic'),
}

export const superUserRoutes = [
  route('GET /common/superadmin/users/', {
    operationId: 'users',
    access: 'superadmin',
    summary:
      'Every account, including sign-ups still waiting for their code; as JSON in pages or as CSV in one file.',
    tag: 'Superadmin',
    reads: readsLanguageOfFile,
    query: UserQuery,
    answer: pageOf(UserAnswer).extend({ statistics: Statistics }),
    handle: async ({ query, ...services }) => {
      const order = userOrders[query.ordering ?? '-created_at']
      const list = () => allUsers(query, order)
      return {
        ...(await answerPage(services, { query, order, list, content: userRows, item: answerOf(services) })),
        statistics: await userStatistics(services.db),
      }
    },
    csv: ({ query, ...services }) => {
      const list = allUsers(query, userOrders[query.ordering ?? '-created_at'])
      return listFile(services, query, { entity: 'user', columns, list, read: usersOf(services) })
    },
  }),
  route('GET /common/superadmin/users/{id}/', {
    operationId: 'user',
    access: 'superadmin',
    reach: 'account',
    summary: 'One account.',
    tag: 'Superadmin',
    params: byId('account', 42),
    answer: dataOf(UserAnswer),
    fails: { 404: 'User not found.' },
    handle: async ({ params: { id }, ...services }) => {
      const [data] = await usersOf(services)([id])
      if (!data) throw new HttpError(404, 'User not found.')
      return { status: true, data }
    },
  }),
]

const usersOf = (services: Services) => async (ids: readonly number[]) =>
  (await readUsers(services.db, ids)).map(answerOf(services))

const answerOf = (services: Services) => (user: StoredUser) => userAnswer(services, user)
