import type { Db } from '../db.ts'
import { violates } from '../engine/errors.ts'
import type { CatalogEntry } from './catalog.ts'

/** Both tables of the catalog are alike. */
export type CatalogTable = 'categories' | 'event_types'

/** A category or type as someone writes it; what is undefined stays as it is. */
export interface CatalogFields {
  name?: string | undefined
  description?: string | null | undefined
}

/** How many events lose a deleted category or type in one statement, since each of them is indexed anew. */
const batch = 500

const statementsOf = (table: CatalogTable, column: 'category_id' | 'type_id') => ({
  insert: `
    insert into ${table} (name, description, created_at) values ($1, $2, $3)
    returning id, name, description, created_at`,
  update: `
    update ${table} set
      name = coalesce($2, name),
      description = case when $4::boolean then $3 else description end
    where id = $1
    returning id, name, description, created_at`,
  detach: `
    update events set ${column} = null
    where id in (select id from events where ${column} = $1 order by id limit ${batch} for no key update)
    returning id`,
  remove: `delete from ${table} where id = $1 returning id`,
})

const statements = {
  categories: statementsOf('categories', 'category_id'),
  event_types: statementsOf('event_types', 'type_id'),
}

/** Adds an entry, unless its name is taken in whatever case. */
export async function insertEntry(
  db: Db,
  table: CatalogTable,
  { name, description = null }: CatalogFields & { name: string },
  now: Date,
): Promise<CatalogEntry | 'taken'> {
  const row = await write(db, table, statements[table].insert, [name, description, now])
  if (!row) throw new Error('inserting a catalog entry gave no row')
  return row
}

/** Changes what is given; null when there is no such entry. */
export async function updateEntry(
  db: Db,
  table: CatalogTable,
  id: number,
  { name, description }: CatalogFields,
): Promise<CatalogEntry | 'taken' | null> {
  const parameters = [id, name ?? null, description ?? null, description !== undefined]
  return await write(db, table, statements[table].update, parameters)
}

/** Only the unique index knows of names that are written at this very moment. */
async function write(db: Db, table: CatalogTable, sql: string, parameters: readonly unknown[]) {
  try {
    return await db.transaction(async (tx) => (await tx.query<CatalogEntry>(sql, parameters)).rows[0] ?? null)
  } catch (error) {
    if (violates(error, `${table}_name`)) return 'taken'
    throw error
  }
}

/** Takes the entry from some of its events. Whether others may have it still: then this is to be called again. */
export async function detachSome(db: Db, table: CatalogTable, id: number): Promise<boolean> {
  const { rows } = await db.query(statements[table].detach, [id])
  return rows.length === batch
}

/** Deletes the entry; its events stay without it. False when there is none. */
export async function deleteEntry(db: Db, table: CatalogTable, id: number): Promise<boolean> {
  const { rows } = await db.query(statements[table].remove, [id])
  return rows.length > 0
}
