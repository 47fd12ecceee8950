import type { Db } from '../ports/db.ts'
import type { List } from '../lists/find.ts'
import type { Order } from '../lists/order.ts'
import { countCap } from '../lists/paging.ts'
import { countOf } from '../database/counters.ts'

export const pendingOrder: Order = {
  table: 'events',
  from: 'events',
  id: 'id',
  key: 'id',
  column: 'id',
  type: 'integer',
  descending: false,
  seeks: ['approval_status'],
}

export const pendingEvents = (db: Db): List => ({
  order: pendingOrder,
  where: () => [{ sql: "approval_status = 'pending'", column: 'approval_status' }],
  counted: async () => Math.min(countCap, await countOf(db, 'events', 'pending')),
  isRecounted: true,
})

export interface Decided {
  id: number
  title: string
  author_id: number | null
}

const decide = (by: string) => `
  update events set approval_status = $2, reject_reason = $3
  where ${by} = $1 and approval_status = 'pending'
  returning id, title, author_id`
const decideById = decide('id')
const decideBySlug = decide('slug')
const existsById = 'select from events where id = $1'
const existsBySlug = 'select from events where slug = $1'

export type EventKey = number | string

/** One statement: of two decisions side by side one finds the event pending. */
export async function decideEvent(
  db: Db,
  key: EventKey,
  status: 'published' | 'rejected',
  reason: string | null,
): Promise<Decided | 'notPending' | 'unknown'> {
  const isId = typeof key === 'number'
  const { rows } = await db.query<Decided>(isId ? decideById : decideBySlug, [key, status, reason])
  if (rows[0]) return rows[0]
  const { rows: known } = await db.query(isId ? existsById : existsBySlug, [key])
  return known.length > 0 ? 'notPending' : 'unknown'
}
