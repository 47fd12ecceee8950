import type { Services } from '../ports/services.ts'
import { rowsOf } from '../ports/db.ts'
import { zoneOfPlace } from '../events/eventZone.ts'
import { moveFavorites } from '../events/editEvent/editEventQueries.ts'
import { idsOf } from '../http/lists/find.ts'

interface Unzoned {
  id: number
  latitude: number | null
  longitude: number | null
  location: string | null
  is_online: boolean
}

const batch = 200

const unzoned = `
  select id, latitude, longitude, location, is_online from events where time_zone is null order by id limit ${batch}`
const give = `
  update events set time_zone = given.zone
  from jsonb_to_recordset($1::text::jsonb) as given(id integer, zone text)
  where events.id = given.id and time_zone is null`

/** Finds the zones of events created before zones were stored, in small batches in the background. */
export async function findZones(
  { db, zones, timeZone, log }: Pick<Services, 'db' | 'zones' | 'timeZone' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const found = { coordinates: 0, location: 0, site: 0 }
  for (;;) {
    const rows = await rowsOf<Unzoned>(db, unzoned, [])
    if (rows.length === 0 || signal.aborted) break
    const given: { id: number; zone: string }[] = []
    for (const row of rows) {
      const zone = await zoneOfPlace(zones, row)
      found[zone === null ? 'site' : row.latitude === null ? 'location' : 'coordinates'] += 1
      given.push({ id: row.id, zone: zone ?? timeZone })
    }
    await db.transaction(async (tx) => {
      await tx.query(give, [JSON.stringify(given)])
      await moveFavorites(tx, idsOf(rows))
    })
  }
  const isAny = found.coordinates + found.location + found.site > 0
  if (isAny) log.info({ found }, 'the time zones of older events were found')
}

/** In small batches, so that other work does not have to wait. */
const coming = `
  select id from events where id > $1 and over_at > $2 order by id limit ${batch}`
const renew = `
  update events set time_zone = time_zone
  where id = any($1::integer[]) and (
    starts_at <> moment_at(event_date + start_time, time_zone)
    or ends_at <> moment_at(coalesce(end_date, event_date) + end_time, time_zone)
    or opens_at <> moment_at(event_date::timestamp, time_zone))
  returning id`

/** Recomputes the moments of coming events if the database's time zone rules have changed. */
export async function renewMoments(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let last = 0
  let renewed = 0
  while (!signal.aborted) {
    const rows = await rowsOf<{ id: number }>(db, coming, [last, clock().toISOString()])
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    renewed += await db.transaction(async (tx) => {
      const moved = await rowsOf<{ id: number }>(tx, renew, [ids])
      await moveFavorites(tx, idsOf(moved))
      return moved.length
    })
    last = ids.at(-1) ?? last
  }
  if (renewed > 0)
    log.info({ renewed }, 'the rules of time zones have changed, and moments to come with them')
}
