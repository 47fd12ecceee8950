import type { Services } from '../../ports/services.ts'
import { findPage, type List } from './find.ts'
import { cursorKey, cursorParts, type Order, readingBegan } from './order.ts'
import { linksOf, type PagingQuery, sliceOf } from './paging.ts'
import type { Content } from './places.ts'

export interface Page<Item, Row> {
  query: PagingQuery & Record<string, string | number | boolean | undefined>
  order: Order
  now?: string
  usual?: number
  /** `now` is the time at which the reader started paging. */
  list: (now: string) => List
  /**
   * `content` is the SQL for a row's content. `item` converts a row to an entry, or to null to leave it out.
   */
  content: Content
  item: (row: Row) => Item | null
}

export async function answerPage<Item, Row extends object>(
  { db, publicUrl, path }: Pick<Services, 'db' | 'publicUrl'> & { path: string },
  { query, order, usual, list, content, item, ...page }: Page<Item, Row>,
) {
  const slice = sliceOf(query, cursorParts(order), usual)
  const now = readingBegan(order, slice, page.now ?? '')
  const found = await findPage(db, list(now), slice, content)
  return {
    count: found.count,
    ...linksOf(found, { publicUrl, path, query, slice, keyOf: (place) => cursorKey(order, now, place) }),
    results: found.rows.flatMap(({ row }) => (row && item(row as Row)) ?? []),
  }
}
