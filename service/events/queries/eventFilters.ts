import { databaseId, day } from '../../http/input/input.ts'
import type { Clause } from '../../http/lists/clause.ts'
import { rowFilter, wordFilter } from '../../http/lists/filters.ts'

/** Events may still refer to a category or type that was deleted, but nobody finds them by it. */
const catalogFilter = (table: string, column: string, description: string, example: number) =>
  rowFilter(databaseId, { description, example }, (value, params) => ({
    sql: `${column} = (select id from ${table} where id = ${params.add(value)} and deleted_at is null)`,
    column,
  }))

export const catalogFilters = {
  category: catalogFilter('categories', 'category_id', 'Id of a category.', 7),
  event_type: catalogFilter('event_types', 'type_id', 'Id of an event type.', 3),
}

/** How long an event can last: 30 days and what clocks do meanwhile. */
export const longest = '32 days'

/** The day an event begins, as the index events_date_order has it. */
export const firstDay = '(event_date + 0)'

/** Two conditions, each with an index of its own. */
export const onDay = rowFilter(day, { description: 'One of the days of the event.' }, (date, params) => {
  const asked = `${params.add(date)}::date`
  return {
    sql: `(${firstDay} = ${asked} or event_date < ${asked} and end_date >= ${asked})`,
    column: 'event_date',
  }
})

export const published: Clause = { sql: 'is_published', column: 'is_published' }

/** Published, and neither postponed nor cancelled. */
export const listed: Clause = { sql: `is_published and lifecycle = 'scheduled'`, column: 'is_published' }

export const wordFilters = {
  location: wordFilter(
    { description: 'Words or parts of words of venue or location; all must match.', example: 'cologne' },
    'place_vector',
  ),
  search: wordFilter(
    {
      description:
        'Words that must all be found in title, content, author or venue, without regard to case, accents, hyphens, apostrophes and quotation marks: ' +
        'the beginning of any word, and any three letters in a row of title, author and venue. ' +
        'In scripts written without spaces (Chinese, Japanese, Korean, Thai, Lao, Khmer), any two letters in a row of all of them.',
      example: 'jazz garden',
    },
    'search_vector',
    3,
  ),
}
