import type { Db } from '../ports/db.ts'
import { countCap, type Found, type Slice, trimmed } from '../lists/paging.ts'
import { countOf } from '../database/counters.ts'

const waiting = (where: string, direction: 'asc' | 'desc') => `
  select id from events where approval_status = 'pending' ${where} order by id ${direction} limit $1 offset $2`
const oldest = waiting('', 'asc')
const newer = waiting('and id > $3', 'asc')
const older = waiting('and id < $3', 'desc')

/** A page of the events that wait for a decision, oldest submission first. */
export async function findPending(db: Db, slice: Slice): Promise<Found<{ id: number }>> {
  const { cursor, page, size } = slice
  const at = cursor === null ? [] : [Number(cursor.key[0])]
  const statement = cursor === null ? oldest : cursor.back ? older : newer
  const { rows } = await db.query<{ id: number }>(statement, [size + 1, (page - 1) * size, ...at])
  return { ...trimmed(rows, slice), count: Math.min(countCap, await countOf(db, 'events', 'pending')) }
}

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

/** An event's id, or its slug. */
export type EventKey = number | string

/**
 * Publishes or rejects a pending event, in one statement: of two decisions side by side one finds it pending.
 * `notPending` and `unknown` change nothing.
 */
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
