import { type Db, rowsOf } from '../../ports/db.ts'
import { Params } from './clause.ts'
import type { Position } from './order.ts'
import type { Slice } from './paging.ts'

/** SQL conditions: `fits` is true for the ids on the page, and `isFirst` for the first row of the page. */
export interface Which {
  fits: (id: string) => string
  isFirst: string
}

export type Content = (which: Which, params: Params) => string

/** A row with its content; null if no content was requested. */
export interface Listed extends Position {
  row: object | null
}

interface Read {
  n: number | null
  place: number | null
  mark: string
  nth: number
  id?: number | null
}

export interface PageRequest {
  slice: Slice
  content: Content | undefined
}

export async function askPlaces(
  db: Db,
  places: string,
  params: Params,
  { slice, content }: PageRequest,
): Promise<{ n: number | null; places: Listed[] }> {
  const page = `select *, row_number() over () as nth, count(*) over () as found from (${places}) as page`
  const items = content
    ? `left join lateral (${content(onPage(slice, params), params)}) as item on true`
    : 'cross join (select) as item'
  const rows = await rowsOf<Read>(
    db,
    `select n, place.id as place, mark, nth, item.* from (${page}) as place ${items}`,
    params.values,
  )
  return {
    n: rows[0]?.n ?? null,
    places: rows
      .toSorted((a, b) => a.nth - b.nth)
      .flatMap((row) => {
        const { place, mark, id = null } = row
        return place === null ? [] : [{ id: place, mark, row: id === null ? null : row }]
      }),
  }
}

/**
 * The extra row only shows that there are more pages. When
 * paging backwards, the rows arrive in reverse order.
 */
function onPage({ size, cursor }: Slice, params: Params): Which {
  const kept = `${params.add(size)}::integer`
  return {
    fits: (id) => `${id} = place.id and nth <= ${kept}`,
    isFirst: cursor?.back ? `nth = least(found, ${kept})` : 'nth = 1',
  }
}

export async function readRows<Row extends { id: number }>(
  db: Db,
  content: Content,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const params = new Params()
  const all = `any (${params.add(ids)}::integer[])`
  const sql = content({ fits: (id) => `${id} = ${all}`, isFirst: 'true' }, params)
  const rows = await rowsOf<Row>(db, sql, params.values)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
