import { type Db, oneRow, rowsOf } from '../ports/db.ts'
import type { Position } from '../ports/changes.ts'

export interface Change {
  id: number
  event_id: number | null
  is_pending: boolean
  user_id: number | null
  is_counted: boolean
}

/** The maximum number of changes that are processed one by one. */
const mostChanges = 5000
const keptMinutes = 15
/** How long a reader may resume from a position. Must be shorter than the time for which changes are kept. */
const resumeMs = 10 * 60_000

const here = `
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid,
  (extract(epoch from clock_timestamp()) * 1000)::bigint as at`
const position = `select ${here}`
// A single statement, so that the rows and the next position come from the same snapshot.
const read = `
  with seen as (
    select id, event_id, is_pending, user_id, is_counted from changes where xid >= $1 order by xid, id limit $2
  )
  select ${here}, coalesce((select jsonb_agg(seen) from seen), '[]') as changes`

export const currentPosition = (db: Db) => oneRow<Position>(db, position)

/**
 * May return some changes a second time. `changes` is null if there are too many or if `since` is too old.
 */
export async function readChanges(
  db: Db,
  since: Position,
): Promise<{ changes: Change[] | null; position: Position }> {
  const parameters = [since.xid, mostChanges]
  const { changes, ...now } = await oneRow<Position & { changes: Change[] }>(db, read, parameters)
  const isKnown = since.xid <= now.xid && now.at - since.at < resumeMs
  return { changes: isKnown && changes.length < mostChanges ? changes : null, position: now }
}

export interface Exposure {
  id: number
  author_id: number | null
  is_published: boolean
}

const exposure = 'select id, author_id, is_published from events where id = any ($1::integer[])'

export async function readExposures(db: Db, ids: readonly number[]): Promise<Map<number, Exposure>> {
  const rows = await rowsOf<Exposure>(db, exposure, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

// Uses the database's clock, as the rows do. Rows with future transaction ids were copied from an earlier
// database.
const forget = `
  delete from changes
  where at < now() - make_interval(mins => $1) or xid > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

export async function deleteOldChanges(db: Db): Promise<void> {
  await db.query(forget, [keptMinutes])
}
