import type { Services } from '../ports/services.ts'
import { rowsOf } from '../ports/db.ts'
import { zoneOfPlace } from '../events/eventZone.ts'

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

/** Finds the zones of events that were created before zones were known, some at a time, beside all other work. */
export async function findZones(
  { db, zones, timeZone, log }: Pick<Services, 'db' | 'zones' | 'timeZone' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const found = { coordinates: 0, location: 0, site: 0 }
  for (;;) {
    const rows = await rowsOf<Unzoned>(db, unzoned, [])
    if (rows.length === 0 || signal.aborted) break
    const given = []
    for (const row of rows) {
      const zone = await zoneOfPlace(zones, row)
      found[zone === null ? 'site' : row.latitude === null ? 'location' : 'coordinates'] += 1
      given.push({ id: row.id, zone: zone ?? timeZone })
    }
    await db.query(give, [JSON.stringify(given)])
  }
  const isAny = found.coordinates + found.location + found.site > 0
  if (isAny) log.info({ found }, 'the time zones of older events were found')
}
