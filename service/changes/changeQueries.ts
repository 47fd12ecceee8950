import { type Db, oneRow, rowsOf } from '../ports/db.ts'
import type { Position } from '../ports/changes.ts'

export interface Change {
  id: number
  event_id: number | null
  is_pending: boolean
  user_id: number | null
  is_counted: boolean
}

/** Nobody looks at more changes than this one by one. */
const mostChanges = 5000
const keptMinutes = 15
/** How long a position can be returned to; shorter than changes are kept. */
const resumeMs = 10 * 60_000

const here = `
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xid,
  (extract(epoch from clock_timestamp()) * 1000)::bigint as at`
const position = `select ${here}`
// One statement, so that the rows and the position to read on from are of one snapshot.
const read = `
  with seen as (
    select id, event_id, is_pending, user_id, is_counted from changes where xid >= $1 order by xid, id limit $2
  )
  select ${here}, coalesce((select jsonb_agg(seen) from seen), '[]') as changes`

export const currentPosition = (db: Db) => oneRow<Position>(db, position)

/** May repeat some changes. Null when there are too many, or `since` is too long ago. */
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

// By the database's clock, like the rows; those of future transactions are left over from another database's life.
const forget = `
  delete from changes
  where at < now() - make_interval(mins => $1) or xid > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

export async function deleteOldChanges(db: Db): Promise<void> {
  await db.query(forget, [keptMinutes])
}
