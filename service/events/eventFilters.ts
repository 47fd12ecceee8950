import type { Db } from '../ports/db.ts'
import { withoutDeleted } from '../catalog/catalogQueries.ts'
import { databaseId } from '../http/input/input.ts'
import type { Clause } from '../http/lists/clause.ts'
import { type Asked, type Filters, rowFilter, whereOf, wordFilter } from '../http/lists/filters.ts'
import { placeClause, textClause } from '../http/lists/needles.ts'

const catalogFilter = (column: 'category_id' | 'type_id', description: string, example: number) =>
  rowFilter(databaseId, { description, example }, (value, params) => ({
    sql: `${column} = ${params.add(value)}`,
    column,
    kept: { column, value },
  }))

export const catalogFilters = {
  category: catalogFilter('category_id', 'Id of a category.', 7),
  event_type: catalogFilter('type_id', 'Id of an event type.', 3),
}

/** What is kept is which are not: most are. */
export const published: Clause = {
  sql: 'is_published',
  column: 'is_published',
  kept: { column: 'is_published', value: false },
  isOpposite: true,
}

export const wordFilters = {
  location: wordFilter(
    { description: 'Words or parts of words of venue or location; all must match.', example: 'cologne' },
    placeClause,
  ),
  search: wordFilter(
    {
      description:
        'Words that must all be there, without regard to case or accents: parts of words in title, author and venue, ' +
        'beginnings of words in the content. A word of one or two letters counts where a word begins.',
      example: 'jazz garden',
    },
    textClause,
  ),
}

/** Events may still refer to a category or type that was deleted, but nobody finds them by it. */
export async function eventWhere<Of extends Filters & typeof catalogFilters>(
  db: Db,
  filters: Of,
  asked: Asked<Of> & Asked<typeof catalogFilters>,
  today = '',
) {
  return await whereOf(db, filters, { ...asked, ...(await withoutDeleted(db, asked)) }, today)
}
