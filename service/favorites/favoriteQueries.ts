import type { Db } from '../ports/db.ts'
import { countCap, type Found, type Slice } from '../lists/paging.ts'
import { withoutDeleted } from '../catalog/catalogQueries.ts'
import { Params, readTimeline, type Spot, type Stretch, stretchClauses } from '../lists/timeline.ts'

// Locked, so that neither event nor account goes away between here and the checks of the table.
const insert = `
  insert into favorites (user_id, event_id, added_at)
  select users.id, events.id, $3 from events, users
  where events.id = $2 and is_published and users.id = $1
  for key share of events, users
  on conflict (user_id, event_id) do nothing`
const count =
  'select favorite_count from event_stats join events on id = event_id where id = $1 and is_published'
const remove = 'delete from favorites where user_id = $1 and event_id = $2'

/** Adding twice is no error. Gives how many keep the event now; null when no published event has this id. */
export async function addFavorite(
  db: Db,
  userId: number,
  eventId: number,
  now: Date,
): Promise<number | null> {
  await db.query(insert, [userId, eventId, now])
  const { rows } = await db.query<{ favorite_count: number }>(count, [eventId])
  return rows[0]?.favorite_count ?? null
}

/** Removing what is not there is no error. */
export async function removeFavorite(db: Db, userId: number, eventId: number): Promise<void> {
  await db.query(remove, [userId, eventId])
}

/** Conditions on favourites; all that are given must hold. */
export interface FavoriteFilter {
  event_type?: number | undefined
  category?: number | undefined
  event_date?: string | undefined
  upcoming?: boolean | undefined
  past?: boolean | undefined
}

export interface FavoriteSpot extends Spot {
  added_at: string
}

/** A page of someone's favourites: coming ones soonest first, then past ones latest first. */
export async function findFavorites(
  db: Db,
  userId: number,
  asked: FavoriteFilter,
  slice: Slice,
  today: string,
): Promise<Found<FavoriteSpot>> {
  const filter = { ...asked, ...(await withoutDeleted(db, asked)) }
  const page = await readTimeline(slice, today, {
    rows: async (stretch, limit, offset) => {
      const params = new Params()
      const { from, order } = selection(userId, filter, today, stretch, params)
      const { rows } = await db.query<FavoriteSpot>(
        `select f.event_id as id, f.event_date, f.added_at from ${from}
         order by ${order} limit ${params.add(limit)} offset ${params.add(offset)}`,
        params.values,
      )
      return rows
    },
    count: (stretch, atMost) => countFavorites(db, userId, filter, today, stretch, atMost),
  })
  const all = slice.cursor?.count ?? (await countFavorites(db, userId, filter, today, null, countCap))
  return { ...page, count: all }
}

async function countFavorites(
  db: Db,
  userId: number,
  filter: FavoriteFilter,
  today: string,
  stretch: Stretch | null,
  atMost: number,
): Promise<number> {
  const params = new Params()
  const { from } = selection(userId, filter, today, stretch, params)
  const { rows } = await db.query<{ n: number }>(
    `select count(*) as n from (select from ${from} limit ${params.add(atMost)}) as matched`,
    params.values,
  )
  return rows[0]?.n ?? 0
}

function selection(
  userId: number,
  filter: FavoriteFilter,
  today: string,
  stretch: Stretch | null,
  params: Params,
) {
  const { event_type, category, event_date, upcoming, past } = filter
  const user = params.add(userId)
  // An event that was taken back for a new decision is there again once it is published.
  const where = [`f.user_id = ${user}`, `(e.is_published or e.author_id = ${user})`]
  if (event_type !== undefined) where.push(`e.type_id = ${params.add(event_type)}`)
  if (category !== undefined) where.push(`e.category_id = ${params.add(category)}`)
  if (event_date !== undefined) where.push(`f.event_date = ${params.add(event_date)}`)
  if (upcoming) where.push(`f.event_date >= ${params.add(today)}`)
  if (past) where.push(`f.event_date < ${params.add(today)}`)
  const half = stretch && stretchClauses(stretch, params, 'f.event_date', 'f.event_id')
  const all = [...where, ...(half?.where ?? [])].join(' and ')
  return {
    from: `favorites as f join events as e on e.id = f.event_id where ${all}`,
    order: half?.order ?? '',
  }
}
