import { badField } from '../http/httpError.ts'
import type { Db } from '../ports/db.ts'
import { findMissing } from './catalogQueries.ts'

interface Chosen {
  type?: number | null | undefined
  category?: number | null | undefined
}

/**
 * Throws a 400 error that names the field of a missing type or category. Edits use another field name for the
 * category.
 */
export async function checkCatalog(
  db: Db,
  { type, category }: Chosen,
  categoryField: 'event_category_id' | 'category_id' = 'event_category_id',
): Promise<void> {
  const missing = await findMissing(db, { type: type ?? undefined, category: category ?? undefined })
  if (missing.category) throw badField(categoryField, 'There is no such category.')
  if (missing.type) throw badField('event_type_id', 'There is no such type.')
}
