import type { Db } from '../ports/db.ts'
import { withoutDeleted } from '../catalog/catalogQueries.ts'
import { databaseId } from '../http/input.ts'
import { type Asked, equalFilter, type Filters, whereOf, wordFilter } from '../http/lists/filters.ts'
import { placeClause, textClause } from '../http/lists/needles.ts'

export const catalogFilters = {
  category: equalFilter(databaseId, { description: 'Id of a category.', example: 7 }, 'category_id'),
  event_type: equalFilter(databaseId, { description: 'Id of an event type.', example: 3 }, 'type_id'),
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

/** What is asked of events; one whose category or type was deleted has that no more. */
export async function eventWhere<Of extends Filters & typeof catalogFilters>(
  db: Db,
  filters: Of,
  asked: Asked<Of> & Asked<typeof catalogFilters>,
  today = '',
) {
  return await whereOf(db, filters, { ...asked, ...(await withoutDeleted(db, asked)) }, today)
}
