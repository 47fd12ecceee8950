import type { Db } from '../ports/db.ts'
import type { Found, Slice } from '../lists/paging.ts'
import type { StoredUser } from '../account/userAnswer.ts'
import { countOf } from '../database/counters.ts'
import { needlesOf } from '../lists/needles.ts'
import { findOrdered, idsOf, type List, type Order, type Place, readAll } from '../lists/ordered.ts'

/** Conditions on accounts; all that are given must hold. */
export interface UserFilter {
  search?: string | undefined
  user_type?: StoredUser['user_type'] | undefined
  is_active?: boolean | undefined
  is_email_verified?: boolean | undefined
  verified_user?: boolean | undefined
}

const by = (column: string, key: string, type: Order['type'], descending: boolean): Order => ({
  table: 'users',
  from: 'users',
  id: 'id',
  column,
  key,
  type,
  descending,
})
const name = 'plain(full_name) collate "C"'
const email = 'email_key collate "C"'

/** The orders that the list knows. */
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

const types = ['superadmin', 'admin', 'user']
const either = [true, false]

/** A page of all accounts. Every word of the search must be part of name, address or phone. */
export async function findUsers(
  db: Db,
  filter: UserFilter,
  order: Order,
  slice: Slice,
): Promise<Found<Place>> {
  return await findOrdered(db, await listOf(db, filter, order), slice)
}

/** All accounts that fit, in order, in batches. */
export async function* everyUser(db: Db, filter: UserFilter, order: Order): AsyncGenerator<StoredUser[]> {
  const list = await listOf(db, filter, order)
  for await (const places of readAll(db, list)) yield await readUsers(db, idsOf(places))
}

async function listOf(
  db: Db,
  { search, user_type, is_active, is_email_verified, verified_user }: UserFilter,
  order: Order,
): Promise<List> {
  const words = search === undefined ? [] : await needlesOf(db, 'search', search)
  const hasFlags = [user_type, is_active, is_email_verified, verified_user].some((flag) => flag !== undefined)
  return {
    order,
    where: (params) => {
      const any = <T>(flag: T | undefined, all: readonly T[]) => params.add(flag === undefined ? all : [flag])
      return [
        ...words.map(({ pattern }) => ({ sql: `search_text like ${params.add(pattern)}` })),
        // All four, so that one index serves every choice of them.
        ...(hasFlags
          ? [
              { sql: `user_type = any (${any<string>(user_type, types)}::text[])` },
              { sql: `is_active = any (${any(is_active, either)}::boolean[])` },
              { sql: `is_email_verified = any (${any(is_email_verified, either)}::boolean[])` },
              { sql: `verified_user = any (${any(verified_user, either)}::boolean[])` },
            ]
          : []),
      ]
    },
    hasText: words.length > 0,
    total: () => countOf(db, 'users', 'all'),
  }
}

const read = `
  select id, uid, full_name, email, phone, profile_pic, user_type, is_active, is_email_verified, verified_user,
    is_staff, is_superuser, last_login, created_at,
    (select count(*) from events where author_id = users.id) as event_count,
    (select count(*) from events where author_id = users.id and is_published) as published_event_count
  from users where id = any ($1::integer[])`

/** The accounts with these ids, in the order of the ids; ids of none are left out. */
export async function readUsers(db: Db, ids: readonly number[]): Promise<StoredUser[]> {
  if (ids.length === 0) return []
  const { rows } = await db.query<StoredUser>(read, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface UserStatistics {
  total_users: number
  active_users: number
  verified_users: number
}

/** From the counters. */
export async function userStatistics(db: Db): Promise<UserStatistics> {
  return {
    total_users: await countOf(db, 'users', 'all'),
    active_users: await countOf(db, 'users', 'active'),
    verified_users: await countOf(db, 'users', 'verified'),
  }
}
