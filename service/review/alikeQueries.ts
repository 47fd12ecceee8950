import { type Db, rowsOf } from '../ports/db.ts'

/** How many events of a day are looked at, the newest first: a day with more would make each page of the queue dear. */
const looked = 200

/** Titles with less than this share of their trigrams in common are of different events. */
const similar = 0.4

/** Degrees, some two kilometres. */
const near = 0.02

const place = (of: string) => `fold(concat_ws(E'\\n', ${of}.venue, ${of}.location))`

/** Compares coordinates; true if one of the events has none, so that only venue and location can tell. */
const mayBeNear = `case
  when day.is_online or e.is_online then day.is_online and e.is_online
  else coalesce(abs(day.latitude - e.latitude) < ${near}
    and abs(day.longitude - e.longitude) * cos(radians(e.latitude)) < ${near}, true) end`

/** Events of the day and their coordinates come from the index events_date_order alone. */
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

/** To each of these events the one that resembles it most, where there is one: same day, near place, similar title. */
export async function findAlike(db: Db, ids: readonly number[]): Promise<Map<number, Alike>> {
  if (ids.length === 0) return new Map()
  const pairs = await rowsOf<Alike & { of: number }>(db, find, [ids])
  return new Map(pairs.map(({ of, id, title }) => [of, { id, title }]))
}
