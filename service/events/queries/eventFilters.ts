import { databaseId, day } from '../../http/input/input.ts'
import type { Clause } from '../../http/lists/clause.ts'
import { rowFilter, wordFilter } from '../../http/lists/filters.ts'

const catalog = {
  category: { table: 'categories', column: 'category_id' },
  event_type: { table: 'event_types', column: 'type_id' },
} as const

/** Events may still refer to a deleted category or type, but cannot be found by it. */
const isOf = (name: keyof typeof catalog, id: string) =>
  `${catalog[name].column} = (select id from ${catalog[name].table} where id = ${id} and deleted_at is null)`

const catalogFilter = (name: keyof typeof catalog, description: string, example: number) =>
  rowFilter(databaseId, { description, example }, (value, params) => ({
    sql: isOf(name, params.add(value)),
    column: catalog[name].column,
  }))

export const catalogFilters = {
  category: catalogFilter('category', 'Id of a category.', 7),
  event_type: catalogFilter('event_type', 'Id of an event type.', 3),
}

/** The maximum duration of an event: 30 days, with room for clock changes. */
export const longest = '32 days'

/** The first day of an event, written as in the index `events_date_order` so that it is used. */
export const firstDay = '(event_date + 0)'

/** Each alternative uses its own index. */
export const onDay = rowFilter(day, { description: 'One of the days of the event.' }, (date, params) => {
  const dayParam = `${params.add(date)}::date`
  return {
    sql: `(${firstDay} = ${dayParam} or event_date < ${dayParam} and end_date >= ${dayParam})`,
    column: 'event_date',
  }
})

/** Each alternative uses its own index, as in `onDay`. `toDate` adds an upper bound to both. */
export const fromDate = rowFilter(
  day,
  { description: 'The event takes place on this day or later.' },
  (from, params) => {
    const dayParam = `${params.add(from)}::date`
    return {
      sql: `(${firstDay} >= ${dayParam} or event_date < ${dayParam} and end_date >= ${dayParam})`,
      column: 'event_date',
    }
  },
)
export const toDate = rowFilter(
  day,
  { description: 'The event takes place on this day or before.' },
  (to, params) => ({ sql: `${firstDay} <= ${params.add(to)}::date`, column: 'event_date' }),
)

export const published: Clause = { sql: 'is_published', column: 'is_published' }

/** Published, and neither postponed nor cancelled. */
export const listed: Clause = { sql: `is_published and lifecycle = 'scheduled'`, column: 'is_published' }

const texts = {
  location: { column: 'place_vector', shortestPart: 1 },
  search: { column: 'search_vector', shortestPart: 3 },
} as const

/**
 * The same conditions for statements that read the search terms from columns. Convert words with `wordQuery`
 * first.
 */
export const conditions = {
  category: (id: string) => isOf('category', id),
  event_type: (id: string) => isOf('event_type', id),
  location: (query: string) => `${texts.location.column} @@ ${query}`,
  search: (query: string) => `${texts.search.column} @@ ${query}`,
}

export const wordQuery = (text: string, name: keyof typeof texts) =>
  `case when ${text} is not null then search_query(${text}, ${texts[name].shortestPart}) end`

export const wordFilters = {
  location: wordFilter(
    { description: 'Words or parts of words in venue or location; all must match.', example: 'cologne' },
    texts.location.column,
    texts.location.shortestPart,
  ),
  search: wordFilter(
    {
      description:
        'Words that must all be found in title, content, author or venue, without regard to case, accents, hyphens, apostrophes and quotation marks: ' +
        'the beginning of any word, and any three letters in a row of title, author and venue. ' +
        'In scripts written without spaces (Chinese, Japanese, Korean, Thai, Lao, Khmer), any two letters in a row of all of them.',
      example: 'jazz garden',
    },
    texts.search.column,
    texts.search.shortestPart,
  ),
}
