import type { z } from '@hono/zod-openapi'
import type { Db } from '../ports/db.ts'
import { type StoredUser, userTypes } from '../account/userAnswer.ts'
import { countIn, countOf } from '../store/database/counters.ts'
import { flag, oneOf } from '../http/input/input.ts'
import type { Params } from '../http/lists/clause.ts'
import { type FilterValues, rowFilter, whereOf, wordFilter } from '../http/lists/filters.ts'
import type { List } from '../http/lists/find.ts'
import { type Order, orderBy } from '../http/lists/order.ts'
import { type Content, readRows } from '../http/lists/places.ts'

const by = (column: string, key: string, type: Order['type'], descending: boolean) =>
  orderBy('users', column, { key, type, descending })
const name = 'fold(full_name) collate "C"'
const email = 'email_key collate "C"'

export const userOrders = {
  '-created_at': by('created_at', 'created_at', 'timestamptz', true),
  created_at: by('created_at', 'created_at', 'timestamptz', false),
  full_name: by('full_name', name, 'text', false),
  '-full_name': by('full_name', name, 'text', true),
  email: by('email_key', email, 'text', false),
  '-email': by('email_key', email, 'text', true),
  '-last_login': by('last_login', "coalesce(last_login, timestamptz '-infinity')", 'timestamptz', true),
  last_login: by('last_login', "coalesce(last_login, timestamptz 'infinity')", 'timestamptz', false),
} satisfies Record<string, Order>

const either = [true, false]
const flags = {
  user_type: userTypes,
  is_active: either,
  is_email_verified: either,
  verified_user: either,
}
type Flag = keyof typeof flags

const among = (column: Flag, values: readonly unknown[], params: Params) => ({
  sql: `${column} = any (${params.add(values)}::${column === 'user_type' ? 'text' : 'boolean'}[])`,
})
const flagFilter = <Schema extends z.ZodType>(schema: Schema, description: string, column: Flag) =>
  rowFilter(schema, { description }, (value, params) => among(column, [value], params))

export const userFilters = {
  search: wordFilter(
    {
      description: 'Words or parts of words in name, email or phone; all must match.',
      example: 'asha rao',
    },
    'search_vector',
  ),
  user_type: flagFilter(oneOf(userTypes), 'What the account may do.', 'user_type'),
  is_active: flagFilter(flag, 'Whether it may log in.', 'is_active'),
  is_email_verified: flagFilter(flag, 'Whether its code was entered.', 'is_email_verified'),
  verified_user: flagFilter(flag, 'Whether a superadmin has verified it.', 'verified_user'),
}

export function allUsers(values: FilterValues<typeof userFilters>, order: Order): List {
  const where = whereOf(userFilters, values)
  const columns = Object.keys(flags) as Flag[]
  const open = columns.filter((column) => values[column] === undefined)
  // Filter by all four flags or by none, so that one index serves every combination.
  const rest = open.length < columns.length ? open : []
  return {
    order,
    where: (params) => [...where(params), ...rest.map((column) => among(column, flags[column], params))],
    total: (params) => countIn(params.add('users'), params.add('all')),
  }
}

export const userRows: Content = ({ fits }) => `
  select id, uid, full_name, email, phone, profile_pic, time_zone, language, user_type, is_active, is_email_verified,
    verified_user, is_staff, is_superuser, last_login, created_at,
    (select count(*) from events where author_id = users.id) as event_count,
    (select count(*) from events where author_id = users.id and is_published) as published_event_count
  from users where ${fits('id')}`

export const readUsers = (db: Db, ids: readonly number[]) => readRows<StoredUser>(db, userRows, ids)

export async function userStatistics(db: Db) {
  return {
    total_users: await countOf(db, 'users', 'all'),
    active_users: await countOf(db, 'users', 'active'),
    verified_users: await countOf(db, 'users', 'verified'),
  }
}
