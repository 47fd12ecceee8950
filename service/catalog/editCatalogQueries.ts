import type { Db } from '../ports/db.ts'
import { violates } from '../store/engine/errors.ts'
import type { CatalogEntry } from './catalogQueries.ts'

export const catalogTables = ['categories', 'event_types'] as const
export type CatalogTable = (typeof catalogTables)[number]

export interface CatalogFields {
  name?: string | undefined
  description?: string | null | undefined
}

/** How many events lose a deleted category or type in one statement, since each of them is indexed anew. */
const batch = 50

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
  hide: `update ${table} set deleted_at = $2 where id = $1 and deleted_at is null returning id`,
  deleted: `select id from ${table} where deleted_at is not null order by id`,
  detach: `
    with next as (
      select id from events where ${column} = $1 and id > $2 order by id limit ${batch} for no key update skip locked
    ), detached as (update events set ${column} = null where id in (select id from next))
    select max(id) as last from next`,
  // An event that is made with it at this very moment ends first, and loses it by its foreign key.
  remove: `
    delete from ${table}
    where id = $1 and deleted_at is not null and not exists (select from events where ${column} = $1)`,
})

const statements = {
  categories: statementsOf('categories', 'category_id'),
  event_types: statementsOf('event_types', 'type_id'),
}

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

/** As it was and as it is. */
export async function updateEntry(
  db: Db,
  table: CatalogTable,
  id: number,
  { name, description }: CatalogFields,
): Promise<{ had: CatalogEntry; has: CatalogEntry } | 'taken' | null> {
  const [had] = (await db.query<CatalogEntry>(statements[table].lock, [id])).rows
  if (!had) return null
  const parameters = [id, name ?? null, description ?? null, description !== undefined]
  const has = await write(db, table, statements[table].update, parameters)
  return has === null || has === 'taken' ? has : { had, has }
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

export async function hideEntry(db: Db, table: CatalogTable, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.query(statements[table].hide, [id, now])
  return rows.length > 0
}

export async function listDeleted(db: Db, table: CatalogTable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(statements[table].deleted)
  return rows.map(({ id }) => id)
}

export async function detachSome(
  db: Db,
  table: CatalogTable,
  id: number,
  after: number,
): Promise<number | null> {
  const { rows } = await db.query<{ last: number | null }>(statements[table].detach, [id, after])
  return rows[0]?.last ?? null
}

export async function removeEntry(db: Db, table: CatalogTable, id: number): Promise<void> {
  await db.query(statements[table].remove, [id])
}
