import { findMissing } from '../../catalog/catalogQueries.ts'
import { badField } from '../../http/httpError.ts'
import type { Db } from '../../ports/db.ts'

/** Ids for all entries that have none of their own. */
export interface GivenCatalog {
  type: number | null
  category: number | null
}

export async function checkCatalog(db: Db, { type, category }: GivenCatalog): Promise<void> {
  const missing = await findMissing(db, { type: type ?? undefined, category: category ?? undefined })
  if (missing.category) throw badField('event_category_id', 'There is no such category.')
  if (missing.type) throw badField('event_type_id', 'There is no such type.')
}
