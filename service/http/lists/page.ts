import type { Services } from '../../ports/services.ts'
import { findPage, type List } from './find.ts'
import { cursorKey, cursorParts, type Order, todayOf } from './order.ts'
import { linksOf, type PagingQuery, sliceOf } from './paging.ts'
import type { Content } from './places.ts'

export interface Page<Item, Row> {
  query: PagingQuery & Record<string, string | number | boolean | undefined>
  order: Order
  today?: string
  usual?: number
  /** `today` is the day on which the reading began. */
  list: (today: string) => List
  /** Read for each row; `item` makes its entry, or null to leave it out. */
  content: Content
  item: (row: Row) => Item | null
}

export async function answerPage<Item, Row extends object>(
  { db, publicUrl, path }: Pick<Services, 'db' | 'publicUrl'> & { path: string },
  { query, order, usual, list, content, item, ...page }: Page<Item, Row>,
) {
  const slice = sliceOf(query, cursorParts(order), usual)
  const today = todayOf(order, slice, page.today ?? '')
  const found = await findPage(db, list(today), slice, content)
  return {
    count: found.count,
    ...linksOf(found, { publicUrl, path, query, slice, keyOf: (place) => cursorKey(order, today, place) }),
    results: found.rows.flatMap(({ row }) => (row && item(row as Row)) ?? []),
  }
}
