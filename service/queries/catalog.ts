import type { Db } from '../db.ts'

/** A category or an event type. */
export interface CatalogEntry {
  id: number
  name: string
  description: string | null
  created_at: string
}

const categories = 'select id, name, description, created_at from categories order by lower(name), id'
const types = 'select id, name, description, created_at from event_types order by lower(name), id'

export async function listCategories(db: Db): Promise<CatalogEntry[]> {
  const { rows } = await db.query<CatalogEntry>(categories)
  return rows
}

export async function listTypes(db: Db): Promise<CatalogEntry[]> {
  const { rows } = await db.query<CatalogEntry>(types)
  return rows
}

// Locked against deletion until the transaction that uses them ends.
const category = 'select id from categories where id = $1 for key share'
const type = 'select id from event_types where id = $1 for key share'

/** Which of those that are given do not exist. */
export async function findMissing(
  db: Db,
  ids: { category?: number | undefined; type?: number | undefined },
): Promise<{ category: boolean; type: boolean }> {
  const isMissing = async (sql: string, id: number | undefined) =>
    id !== undefined && (await db.query(sql, [id])).rows.length === 0
  return { category: await isMissing(category, ids.category), type: await isMissing(type, ids.type) }
}
