import { type Db, rowsOf } from '../ports/db.ts'

/** The pending events of the imports that made the given events, and further dates of their series. */
const ofImports = `
  with given as (
    select event_id, import_id from imported_events where event_id = any ($1::integer[]) and import_id is not null
  ), imported as (
    select one.import_id, e.id, e.series_id from (select distinct import_id from given) as one
    join imported_events as i using (import_id)
    join events as e on e.id = i.event_id and e.approval_status = 'pending'
  ), waiting as (
    select import_id, id from imported
    union
    select i.import_id, e.id from imported as i
    join events as e on e.series_id = i.series_id and e.approval_status = 'pending'
  )`

const count = `${ofImports}
  select given.event_id as of, import_id as id, n as count
  from given join (select import_id, count(*)::integer as n from waiting group by import_id) as all_of using (import_id)`

export interface ImportOfEvent {
  id: string
  /** The number of its events that wait, including the event itself. */
  count: number
}

/** Maps each imported event to its import. */
export async function findImports(db: Db, ids: readonly number[]): Promise<Map<number, ImportOfEvent>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<ImportOfEvent & { of: number }>(db, count, [ids])
  return new Map(rows.map(({ of, ...found }) => [of, found]))
}

const together = `${ofImports} select id from waiting`

/** The ids of the pending events that came with the same import as this one. */
export const pendingOfImport = async (db: Db, eventId: number) =>
  (await rowsOf<{ id: number }>(db, together, [[eventId]])).map(({ id }) => id)
