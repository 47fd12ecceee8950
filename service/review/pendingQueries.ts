import { type Db, rowOf, rowsOf } from '../ports/db.ts'
import type { Approval, Lifecycle } from '../events/fields/statuses.ts'
import type { List } from '../http/lists/find.ts'
import { orderBy } from '../http/lists/order.ts'
import { countCap } from '../http/lists/paging.ts'
import { countIn } from '../store/database/counters.ts'

export const pendingOrder = orderBy('events', 'id', {
  type: 'integer',
  descending: false,
  seeks: ['approval_status'],
})

/** Counts published events with pending changes, up to `countCap`. */
export const pendingProposals = `select count(*) from (select from event_proposals where status = 'pending' limit ${countCap}) as waiting`

/** Events that wait for a decision, either about themselves or about proposed changes. */
export const pendingEvents = (): List => ({
  order: pendingOrder,
  where: () => [
    { sql: "(approval_status = 'pending' or proposed_at is not null)", column: 'approval_status' },
  ],
  counted: (params) =>
    `select least(${countCap}, (${countIn(params.add('events'), params.add('pending'))}) + (${pendingProposals}))`,
  isRecounted: true,
})

export interface Waiting {
  id: number
  title: string
  author_id: number | null
  version: number
  approval_status: Approval
  lifecycle: Lifecycle
  isProposal: boolean
  series_id: number | null
}

const select = `
  select id, title, author_id, version, approval_status, lifecycle, proposed_at is not null as "isProposal", series_id
  from events`
const findById = `${select} where id = $1`
const findBySlug = `${select} where slug = $1`

export type EventKey = number | string

export const findWaiting = (db: Db, key: EventKey) =>
  rowOf<Waiting>(db, typeof key === 'number' ? findById : findBySlug, [key])

const together = `
  select id from events
  where series_id = $1 and (approval_status = 'pending' or proposed_at is not null) order by id`

/** The ids of the events of a series that wait for a decision. */
export const waitingOf = async (db: Db, seriesId: number) =>
  (await rowsOf<{ id: number }>(db, together, [seriesId])).map(({ id }) => id)

// The second of two concurrent decisions waits for the lock and then finds the events decided.
const lock = `${select} where id = any ($1::integer[]) order by id for no key update`

export const lockWaiting = (db: Db, ids: readonly number[]) => rowsOf<Waiting>(db, lock, [ids])

const decide = `
  update events set approval_status = $2, reject_reason = $3, version = version + 1,
    published_at = case when $2 = 'published' then $4 else published_at end
  where id = $1`

export async function decideEvent(
  db: Db,
  id: number,
  status: 'published' | 'rejected',
  reason: string | null,
  now: Date,
): Promise<void> {
  await db.query(decide, [id, status, reason, now])
}
