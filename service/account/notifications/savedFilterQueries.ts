import { type Db, givesRows, oneRow, rowOf, rowsOf } from '../../ports/db.ts'

export const whens = ['any', 'today', 'weekend', 'week', 'month'] as const

/** The search terms. The id of a deleted category or type stays until the cleanup deletes that entry. */
export interface FilterTerms {
  name: string
  location: string | null
  category: number | null
  event_type: number | null
  search: string | null
  when: (typeof whens)[number]
}

export interface SavedFilter extends FilterTerms {
  id: number
}

const columns = `id, name, location, category_id as category, type_id as event_type, search, when_it_is as "when"`

const all = `select ${columns} from saved_filters where user_id = $1 order by id`

export const listFilters = (db: Db, userId: number) => rowsOf<SavedFilter>(db, all, [userId])

// Lock the account, so that concurrent requests count each other's filters.
const lockOwner = 'select from users where id = $1 for no key update'
const count = 'select count(*) as n from saved_filters where user_id = $1'

/** Call this in the transaction that saves a new filter. */
export async function countFilters(db: Db, userId: number): Promise<number> {
  await db.query(lockOwner, [userId])
  return (await oneRow<{ n: number }>(db, count, [userId])).n
}

// The first filter starts the account's daily letters.
const insert = `
  with added as (
    insert into saved_filters (user_id, name, location, category_id, type_id, search, when_it_is, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning *
  ), started as (
    insert into daily_letters (user_id, from_at) select user_id, created_at from added
    on conflict (user_id) do nothing
  )
  select ${columns} from added`

const termsOf = ({ name, location, category, event_type, search, when }: FilterTerms) => [
  name,
  location,
  category,
  event_type,
  search,
  when,
]

export const insertFilter = (db: Db, userId: number, terms: FilterTerms, now: Date) =>
  oneRow<SavedFilter>(db, insert, [userId, ...termsOf(terms), now])

const lock = `select ${columns} from saved_filters where id = $2 and user_id = $1 for no key update`

export const lockFilter = (db: Db, userId: number, id: number) => rowOf<SavedFilter>(db, lock, [userId, id])

const update = `
  update saved_filters set name = $2, location = $3, category_id = $4, type_id = $5, search = $6, when_it_is = $7
  where id = $1 returning ${columns}`

export const updateFilter = (db: Db, id: number, terms: FilterTerms) =>
  oneRow<SavedFilter>(db, update, [id, ...termsOf(terms)])

const remove = 'delete from saved_filters where id = $2 and user_id = $1 returning id'

/** Returns false if the account has no filter with this id. */
export const deleteFilter = (db: Db, userId: number, id: number) => givesRows(db, remove, [userId, id])
