import { type Db, rowOf } from '../ports/db.ts'
import { catalogFilters, longest, onDay } from '../events/queries/eventFilters.ts'
import { flag } from '../http/input/input.ts'
import { type FilterValues, rowFilter, whereOf } from '../http/lists/filters.ts'
import type { List } from '../http/lists/find.ts'
import { orderBy } from '../http/lists/order.ts'

// Locks both rows, so that neither the event nor the account is deleted before the constraints are checked, and
// a concurrent change of the event's time either comes first or finds the new favourite. The first favourite
// starts the account's daily letters.
const insert = `
  with added as (
    insert into favorites (user_id, event_id, starts_at, over_at, added_at)
    select users.id, events.id, starts_at, over_at, $3 from events, users
    where events.id = $2 and is_published and users.id = $1
    for share of events for key share of users
    on conflict (user_id, event_id) do nothing
    returning user_id, added_at
  )
  insert into daily_letters (user_id, from_at) select user_id, added_at from added
  on conflict (user_id) do nothing`
const count =
  'select favorite_count from event_stats join events on id = event_id where id = $1 and is_published'
const remove = 'delete from favorites where user_id = $1 and event_id = $2'

/**
 * Does nothing if the event is already a favourite. Returns how many accounts have this favourite now, or
 * null if no published event has this id.
 */
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

const column = 'kept.starts_at'
const over = 'kept.over_at'
const half = (description: string, sign: '>' | '<=') =>
  rowFilter(flag, { description }, (isSet, params, now) =>
    isSet ? { sql: `${over} ${sign} ${params.add(now)}::timestamptz`, column: over } : null,
  )

export const favoriteFilters = {
  ...catalogFilters,
  event_date: onDay,
  upcoming: half('Not over yet.', '>'),
  past: half('Over.', '<='),
}

const keptEvents = 'favorites as kept join events on events.id = kept.event_id'

export const favoriteOrder = orderBy(keptEvents, column, {
  id: 'kept.event_id',
  type: 'timestamptz',
  descending: false,
  turns: { over, longest },
  // Nobody has enough favourites for row-by-row tests to be slow.
  seeks: ['user_id', 'event_date', over, 'category_id', 'type_id'],
})

export function favoriteEvents(
  userId: number,
  values: FilterValues<typeof favoriteFilters>,
  now: string,
): List {
  const where = whereOf(favoriteFilters, values, now)
  return {
    order: favoriteOrder,
    now,
    where: (params) => {
      const user = params.add(userId)
      // An event that is back in review is visible only to its author.
      const own = `kept.user_id = ${user} and (is_published or author_id = ${user})`
      return [{ sql: own, column: 'user_id' }, ...where(params)]
    },
  }
}
