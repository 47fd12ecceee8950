import { type Db, rowOf } from '../ports/db.ts'
import { catalogFilters } from '../events/eventFilters.ts'
import { flag } from '../http/input/input.ts'
import { type Asked, onDay, rowFilter, whereOf } from '../http/lists/filters.ts'
import type { List } from '../http/lists/find.ts'
import { orderBy } from '../http/lists/order.ts'

// Locked, so that neither event nor account disappears before the table's checks.
const insert = `
  insert into favorites (user_id, event_id, added_at)
  select users.id, events.id, $3 from events, users
  where events.id = $2 and is_published and users.id = $1
  for key share of events, users
  on conflict (user_id, event_id) do nothing`
const count =
  'select favorite_count from event_stats join events on id = event_id where id = $1 and is_published'
const remove = 'delete from favorites where user_id = $1 and event_id = $2'

/** Adding twice is no error. Returns how many keep the event now; null when no published event has this id. */
export async function addFavorite(
  db: Db,
  userId: number,
  eventId: number,
  now: Date,
): Promise<number | null> {
  await db.query(insert, [userId, eventId, now])
  return (await rowOf<{ favorite_count: number }>(db, count, [eventId]))?.favorite_count ?? null
}

export async function removeFavorite(db: Db, userId: number, eventId: number): Promise<void> {
  await db.query(remove, [userId, eventId])
}

const column = 'kept.local_start'
const half = (description: string, sign: '>=' | '<') =>
  rowFilter(flag, { description }, (isAsked, params, today) =>
    isAsked ? { sql: `${column} ${sign} ${params.add(today)}::date`, column } : null,
  )

export const favoriteFilters = {
  ...catalogFilters,
  event_date: onDay(column),
  upcoming: half('Today or later.', '>='),
  past: half('Before today.', '<'),
}

const keptEvents = 'favorites as kept join events on events.id = kept.event_id'

export const favoriteOrder = orderBy(keptEvents, column, {
  id: 'kept.event_id',
  type: 'timestamp',
  descending: false,
  turns: true,
  seeks: ['user_id', 'category_id', 'type_id'],
})

export function favoriteEvents(userId: number, asked: Asked<typeof favoriteFilters>, today: string): List {
  const where = whereOf(favoriteFilters, asked, today)
  return {
    order: favoriteOrder,
    today,
    where: (params) => {
      const user = params.add(userId)
      // An event that went back to review is hidden from all but its author.
      const own = `kept.user_id = ${user} and (is_published or author_id = ${user})`
      return [{ sql: own, column: 'user_id' }, ...where(params)]
    },
  }
}
