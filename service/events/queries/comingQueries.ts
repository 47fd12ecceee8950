import { type Db, oneRow } from '../../ports/db.ts'

// Counters hold how many events end on each UTC day. Today's events that are not over yet are counted
// directly.
const coming = `
  select (
    (select coalesce(sum(n), 0) from counters
      where scope = 'listed_by_day' and key > to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM-DD'))
    + (select count(*) from events where is_published and lifecycle = 'scheduled' and over_at > $1
        and (over_at at time zone 'UTC')::date = ($1::timestamptz at time zone 'UTC')::date)
  )::bigint as n`

/** Counts published, scheduled events that are not over. */
export const countComing = async (db: Db, now: Date) => (await oneRow<{ n: number }>(db, coming, [now])).n
