import { type Db, rowOf } from '../ports/db.ts'
import type { Lifecycle } from '../events/eventAnswer.ts'
import type { List } from '../http/lists/find.ts'
import { orderBy } from '../http/lists/order.ts'
import { countCap } from '../http/lists/paging.ts'
import { countIn } from '../store/database/counters.ts'

export const pendingOrder = orderBy('events', 'id', {
  type: 'integer',
  descending: false,
  seeks: ['approval_status'],
})

/** Of published events, whose changes wait. */
export const pendingProposals = `select count(*) from (select from event_proposals where status = 'pending' limit ${countCap}) as waiting`

/** Of which each waits for a decision about itself, or about changes of it. */
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
  approval_status: 'pending' | 'published' | 'rejected'
  lifecycle: Lifecycle
  isProposal: boolean
}

const find = (by: string) => `
  select id, title, author_id, version, approval_status, lifecycle, proposed_at is not null as "isProposal"
  from events where ${by} = $1`
const findById = find('id')
const findBySlug = find('slug')
// Of two decisions side by side the second one waits, and then finds the event decided.
const lock = `${findById} for no key update`

export type EventKey = number | string

export const findWaiting = (db: Db, key: EventKey) =>
  rowOf<Waiting>(db, typeof key === 'number' ? findById : findBySlug, [key])

export const lockWaiting = (db: Db, id: number) => rowOf<Waiting>(db, lock, [id])

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
