import { type Db, rowsOf } from '../ports/db.ts'

/**
 * The maximum number of events of one day to compare, newest first. More would slow down each page of the
 * queue.
 */
const looked = 200

/** The minimum trigram similarity of the titles of two events that may be the same. */
const similar = 0.4

/** In degrees: about two kilometres. */
const near = 0.02

const place = (of: string) => `fold(concat_ws(E'\\n', ${of}.venue, ${of}.location))`

/**
 * Compares coordinates. An online event is near only another online event. True if one of two events that
 * are not online has no coordinates, since only venue and location can be compared then.
 */
const mayBeNear = `case
  when day.is_online or e.is_online then day.is_online and e.is_online
  else coalesce(abs(day.latitude - e.latitude) < ${near}
    and abs(day.longitude - e.longitude) * cos(radians(e.latitude)) < ${near}, true) end`

/** The events of the day and their coordinates are read from the index `events_date_order` alone. */
const find = `
  select e.id as of, other.id, other.title
  from events as e cross join lateral (
    select o.id, o.title from (
      select id, is_online, latitude, longitude, approval_status from events
      where event_date + 0 = e.event_date + 0 order by id desc limit ${looked}
    ) as day join lateral (
      select id, title, is_online, latitude, venue, location from events
      where id = day.id and ${mayBeNear} offset 0
    ) as o on true
    where o.id <> e.id and day.approval_status <> 'rejected'
      and case when o.is_online or o.latitude is not null and e.latitude is not null
          or similarity(${place('o')}, ${place('e')}) >= ${similar}
        then similarity(fold(o.title), fold(e.title)) >= ${similar} end
    order by similarity(fold(o.title), fold(e.title)) desc, o.id limit 1
  ) as other
  where e.id = any ($1::integer[])`

interface Alike {
  id: number
  title: string
}

/** Maps each event to the one that resembles it most, if any: same day, nearby place, similar title. */
export async function findAlike(db: Db, ids: readonly number[]): Promise<Map<number, Alike>> {
  if (ids.length === 0) return new Map()
  const pairs = await rowsOf<Alike & { of: number }>(db, find, [ids])
  return new Map(pairs.map(({ of, id, title }) => [of, { id, title }]))
}
