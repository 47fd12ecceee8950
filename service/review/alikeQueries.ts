import { type Db, rowsOf } from '../ports/db.ts'

/** How many events of a day are looked at, the newest first: a day with more would make each page of the queue dear. */
const looked = 200

/** Titles with less than this share of their trigrams in common are of different events. */
const similar = 0.4

/** Degrees, some two kilometres. */
const near = 0.02

const place = (of: string) => `fold(concat_ws(E'\\n', ${of}.venue, ${of}.location))`

/** The same expression as the index events_date_order. */
const find = `
  select e.id as of, other.id, other.title
  from events as e cross join lateral (
    select o.id, o.title from (
      select id, title, is_online, latitude, longitude, venue, location, approval_status from events
      where event_date + 0 = e.event_date + 0 order by id desc limit ${looked}
    ) as o
    where o.id <> e.id and o.approval_status <> 'rejected'
      and case when case
        when o.is_online or e.is_online then o.is_online and e.is_online
        when o.latitude is null or e.latitude is null then similarity(${place('o')}, ${place('e')}) >= ${similar}
        else abs(o.latitude - e.latitude) < ${near}
          and abs(o.longitude - e.longitude) * cos(radians(e.latitude)) < ${near}
      end then similarity(fold(o.title), fold(e.title)) >= ${similar} end
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
