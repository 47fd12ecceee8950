import { type Db, oneRow, rowOf } from '../ports/db.ts'
import { unlessTaken } from '../store/engine/errors.ts'
import type { CatalogEntry } from './catalogQueries.ts'

const catalogTables = ['categories', 'event_types'] as const
export type CatalogTable = (typeof catalogTables)[number]

interface CatalogFields {
  name?: string | undefined
  description?: string | null | undefined
}

const statementsOf = (table: CatalogTable, column: 'category_id' | 'type_id') => ({
  insert: `
    insert into ${table} (name, description, created_at) values ($1, $2, $3)
    returning id, name, description, created_at`,
  update: `
    update ${table} set
      name = coalesce($2, name),
      description = case when $4::boolean then $3 else description end
    where id = $1 and deleted_at is null
    returning id, name, description, created_at`,
  lock: `
    select id, name, description, created_at from ${table}
    where id = $1 and deleted_at is null for no key update`,
  hide: `update ${table} set deleted_at = $2 where id = $1 and deleted_at is null returning name`,
  // Looks up each deleted entry in the index of events. If an event with the entry is created at the same
  // moment, the foreign key clears that event's field.
  clear: `
    delete from ${table}
    where deleted_at is not null and (select id from events where ${column} = ${table}.id limit 1) is null`,
})

const statements = {
  categories: statementsOf('categories', 'category_id'),
  event_types: statementsOf('event_types', 'type_id'),
}

export const insertEntry = (
  db: Db,
  table: CatalogTable,
  { name, description = null }: CatalogFields & { name: string },
  now: Date,
) => write(db, table, statements[table].insert, [name, description, now])

/**
 * Returns the entry before and after the change, `taken` if another entry has this name, or null if the id
 * does not exist.
 */
export async function updateEntry(
  db: Db,
  table: CatalogTable,
  id: number,
  { name, description }: CatalogFields,
): Promise<{ had: CatalogEntry; has: CatalogEntry } | 'taken' | null> {
  const had = await rowOf<CatalogEntry>(db, statements[table].lock, [id])
  if (!had) return null
  const parameters = [id, name ?? null, description ?? null, description !== undefined]
  const has = await write(db, table, statements[table].update, parameters)
  return has === 'taken' ? has : { had, has }
}

const write = (db: Db, table: CatalogTable, sql: string, parameters: readonly unknown[]) =>
  unlessTaken(
    db.transaction((tx) => oneRow<CatalogEntry>(tx, sql, parameters)),
    `${table}_name`,
  )

export const hideEntry = (db: Db, table: CatalogTable, id: number, now: Date) =>
  rowOf<{ name: string }>(db, statements[table].hide, [id, now])

/**
 * Events keep a hidden reference to a deleted entry, since clearing it would rewrite each of them. The entry
 * is deleted once no event refers to it.
 */
export async function deleteUnusedEntries(db: Db): Promise<void> {
  for (const table of catalogTables) await db.query(statements[table].clear)
}
