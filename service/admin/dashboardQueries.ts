import { type Db, rowsOf } from '../ports/db.ts'
import { pendingProposals } from '../review/pendingQueries.ts'
import type { EventRow } from '../events/eventAnswer.ts'
import type { StoredUser } from '../account/userAnswer.ts'

export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>

// All counts for the dashboard: about a hundred small rows, regardless of the number of events.
const counts = `
  select scope, key, sum(n)::bigint as n
  from counters
  where scope in ('users', 'events', 'event_views', 'favorites', 'gallery_images', 'events_by_category', 'events_by_type')
    or scope in ('users_by_month', 'events_by_month') and key >= $1
  group by 1, 2
  union all
  select 'proposals', 'pending', (${pendingProposals})`

export async function readCounts(db: Db, month: string): Promise<Counts> {
  const rows = await rowsOf<{ scope: string; key: string; n: number }>(db, counts, [month])
  const byScope = new Map<string, Map<string, number>>()
  for (const { scope, key, n } of rows) {
    byScope.set(scope, (byScope.get(scope) ?? new Map<string, number>()).set(key, n))
  }
  return byScope
}

type Shown = 'id' | 'title' | 'event_date' | 'view_count' | 'is_published'
type RecentEvent = Pick<EventRow, Shown> & { author: { full_name: string } }

const events = `
  select id, title, jsonb_build_object('full_name', author_name) as author, event_date, view_count, is_published
  from events join event_stats on event_id = id order by created_at desc, id desc limit 5`

export const newestEvents = (db: Db) => rowsOf<RecentEvent>(db, events)

type RecentUser = Pick<StoredUser, 'id' | 'full_name' | 'email' | 'user_type' | 'is_email_verified'>

const users = `
  select id, full_name, email, user_type, is_email_verified from users order by created_at desc, id desc limit 5`

export const newestUsers = (db: Db) => rowsOf<RecentUser>(db, users)
