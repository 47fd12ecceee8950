import type { Services } from '../../ports/services.ts'
import { findPage, idsOf, type List } from './find.ts'
import { cursorKey, cursorParts, type Order, todayOf } from './order.ts'
import { linksOf, type PagingQuery, sliceOf } from './paging.ts'

export interface Page<Item> {
  path: string
  query: PagingQuery & Record<string, string | number | boolean | undefined>
  order: Order
  today?: string
  usual?: number
  /** The list, as of the day on which its reading began. */
  list: (today: string) => Promise<List> | List
  read: (ids: readonly number[]) => Promise<Item[]>
}

export async function answerPage<Item>(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  { path, query, order, usual, list, read, ...page }: Page<Item>,
) {
  const slice = sliceOf(query, cursorParts(order), usual)
  const today = todayOf(order, slice, page.today ?? '')
  const found = await findPage(db, await list(today), slice)
  return {
    count: found.count,
    ...linksOf(found, {
      publicUrl,
      path,
      query,
      slice,
      keyOf: (place) => cursorKey(order, today, place),
    }),
    results: await read(idsOf(found.rows)),
  }
}
