import { type Db, givesRows, oneRow, rowOf, rowsOf } from '../../ports/db.ts'

export const whens = ['any', 'today', 'weekend', 'week', 'month'] as const

/** What it looks for; ids of what was deleted stay until the catalogue forgets them. */
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

// Locked, so that of two that are saved side by side each counts the other.
const lockOwner = 'select from users where id = $1 for no key update'
const count = 'select count(*) as n from saved_filters where user_id = $1'

/** Call it in the transaction that saves another one. */
export async function countFilters(db: Db, userId: number): Promise<number> {
  await db.query(lockOwner, [userId])
  return (await oneRow<{ n: number }>(db, count, [userId])).n
}

const insert = `
  insert into saved_filters (user_id, name, location, category_id, type_id, search, when_it_is, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`

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

/** False when the account has none of this id. */
export const deleteFilter = (db: Db, userId: number, id: number) => givesRows(db, remove, [userId, id])
