import type { Db } from '../ports/db.ts'
import { rowOf } from '../ports/db.ts'
import type { Services } from '../ports/services.ts'
import type { EventDraft } from './eventDraft.ts'

type Somewhere = Pick<EventDraft, 'latitude' | 'longitude' | 'location' | 'is_online'>

const zoneOfPerson = 'select time_zone from users where id = $1'

/** The zone of the coordinates, the location's city, the author or the site: the first one that is known. */
export async function zoneFor(
  { db, zones, timeZone }: Pick<Services, 'db' | 'zones' | 'timeZone'>,
  event: Somewhere,
  authorId: number,
): Promise<string> {
  return (await zoneOfPlace(zones, event)) ?? (await ownZone(db, authorId)) ?? timeZone
}

export async function zoneOfPlace(zones: Services['zones'], event: Somewhere): Promise<string | null> {
  const { latitude, longitude, location } = event
  if (event.is_online) return null
  if (latitude !== null && longitude !== null) return await zones.at(latitude, longitude)
  return location === null ? null : await zones.of(location)
}

export const ownZone = async (db: Db, id: number) =>
  (await rowOf<{ time_zone: string | null }>(db, zoneOfPerson, [id]))?.time_zone ?? null
