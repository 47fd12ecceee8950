import { type Db, givesRows, rowsOf } from '../ports/db.ts'

export interface CatalogEntry {
  id: number
  name: string
  description: string | null
  created_at: string
}

interface ListedEntry extends CatalogEntry {
  event_count: number
}

// Hides a deleted entry at once, even while events still refer to it.
const selectFrom = (table: 'categories' | 'event_types', scope: string) => `
  select id, name, description, created_at, coalesce(n, 0)::bigint as event_count
  from ${table} left join (select key, sum(n) as n from counters where scope = '${scope}' group by key) as counted
    on key = id::text
  where deleted_at is null order by fold(name) collate "C", id`
const categories = selectFrom('categories', 'events_by_category')
const types = selectFrom('event_types', 'events_by_type')

export const listCategories = (db: Db) => rowsOf<ListedEntry>(db, categories)

export const listTypes = (db: Db) => rowsOf<ListedEntry>(db, types)

// The lock keeps the row until the calling transaction ends, even if the entry is deleted concurrently.
const category = 'select id from categories where id = $1 and deleted_at is null for key share'
const type = 'select id from event_types where id = $1 and deleted_at is null for key share'

export async function findMissing(
  db: Db,
  ids: { category?: number | undefined; type?: number | undefined },
): Promise<{ category: boolean; type: boolean }> {
  const isMissing = async (sql: string, id: number | undefined) =>
    id !== undefined && !(await givesRows(db, sql, [id]))
  return { category: await isMissing(category, ids.category), type: await isMissing(type, ids.type) }
}
