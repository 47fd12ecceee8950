import type { Db } from '../db.ts'

/** A queue longer than this is shown from its oldest end. */
const shown = 200

const waiting = `select id from events where approval_status = 'pending' order by id limit ${shown}`

/** Ids of the events that wait for a decision, oldest submission first. */
export async function findPending(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(waiting)
  return rows.map(({ id }) => id)
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
