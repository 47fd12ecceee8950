import { type Db, rowOf } from '../../ports/db.ts'
import type { EventRow } from '../eventAnswer.ts'
import type { Lifecycle } from '../fields/statuses.ts'
import { type Announced, noteChange } from './changeQueries.ts'
import { moveFavorites } from './editEventQueries.ts'

type When = Pick<Announced, 'event_date' | 'start_time' | 'end_date' | 'end_time'>

const find = 'select lifecycle, lifecycle_reason, over_at from events where id = $1'

export const findLifecycle = (db: Db, id: number) =>
  rowOf<Pick<EventRow, 'lifecycle' | 'lifecycle_reason' | 'over_at'>>(db, find, [id])

const save = `
  update events set lifecycle = $2, lifecycle_reason = $3, lifecycle_changed_at = $4, updated_at = $4, version = version + 1,
    event_date = $5, start_time = $6, end_date = $7, end_time = $8
  where id = $1`

export async function saveLifecycle(
  db: Db,
  id: number,
  { lifecycle, reason }: { lifecycle: Lifecycle; reason: string | null },
  event: Announced,
  now: Date,
): Promise<void> {
  const { event_date, start_time, end_date, end_time } = event
  await noteChange(db, id, lifecycle, event, now)
  await db.query(save, [id, lifecycle, reason, now, event_date, start_time, end_date, end_time])
  await moveFavorites(db, [id])
}

const move = `
  update event_proposals set draft = draft || jsonb_build_object(
    'event_date', $2::date, 'start_time', $3::time, 'end_date', $4::date, 'end_time', $5::time)
  where event_id = $1`

/** Copies the event's new date to its proposal, so that approving it later does not restore the old date. */
export async function moveProposal(
  db: Db,
  id: number,
  { event_date, start_time, end_date, end_time }: When,
): Promise<void> {
  await db.query(move, [id, event_date, start_time, end_date, end_time])
}
