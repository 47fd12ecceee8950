import { z } from '@hono/zod-openapi'
import { text, whole } from '../answerParts.ts'
import { badField } from '../httpError.ts'
import { textual, wholeNumber } from '../input/input.ts'

/** The maximum count: a `count` of 1001 means "more than 1,000". */
export const countCap = 1001

const defaultSize = 20
const maxSize = 100
/**
 * Reading a page by number costs as much as reading all pages before it, so page numbers are limited; `next`
 * links are not.
 */
const maxPage = 1000

interface Cursor {
  back: boolean
  count: number
  key: readonly string[]
}

export interface Slice {
  cursor: Cursor | null
  page: number
  size: number
}

export interface Found<Row> {
  rows: Row[]
  count: number
  more: boolean
}

export const paging = {
  page: wholeNumber(maxPage)
    .optional()
    .openapi({ description: `From 1 to ${maxPage}; follow \`next\` for more.`, example: 2 }),
  page_size: wholeNumber(maxSize)
    .optional()
    .openapi({ description: `Entries a page, 1 to ${maxSize}; ${defaultSize} unless given.`, example: 50 }),
  cursor: z
    .string(textual)
    .regex(/^[np]\.\d{1,9}(\.[\w-]{0,2000}){1,3}$/, 'This cursor does not belong to this list.')
    .optional()
    .openapi({
      description: 'Part of `next` and `previous`; not to be made by hand.',
      example: 'n.314.2027-06-19.1042',
    }),
}

export interface PagingQuery {
  page?: number | undefined
  page_size?: number | undefined
  cursor?: string | undefined
}

export function sliceOf(query: PagingQuery, key: readonly z.ZodType[], usual = defaultSize): Slice {
  const size = query.page_size ?? usual
  if (query.cursor === undefined) return { cursor: null, page: query.page ?? 1, size }
  if (query.page !== undefined) throw badField('page', 'Use either page or cursor, not both.')
  const [direction, count, ...parts] = query.cursor.split('.')
  if (parts.length !== key.length || !key.every((check, at) => check.safeParse(parts[at]).success)) {
    throw badField('cursor', 'This cursor does not belong to this list.')
  }
  return { cursor: { back: direction === 'p', count: Number(count), key: parts }, page: 1, size }
}

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ ...pageLinks, results: z.array(item) })

export const pageLinks = {
  count: whole('Entries on all pages; 1001 means more than 1,000.', 314),
  next: text(
    'Absolute address of the next page; null on the last.',
    'https://plaza.example/common/…?cursor=n.314.1042',
  ).nullable(),
  previous: text(
    'Absolute address of the page before; null on the first.',
    'https://plaza.example/common/…?cursor=p.314.1061',
  ).nullable(),
}

interface Links<Row> {
  publicUrl: string
  path: string
  query: Record<string, string | number | boolean | undefined>
  slice: Slice
  keyOf: (row: Row) => readonly (string | number)[]
}

export function linksOf<Row>(found: Found<Row>, { publicUrl, path, query, slice, keyOf }: Links<Row>) {
  const link = (extra: Record<string, string>) => {
    const url = new URLSearchParams(extra)
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && name !== 'page' && name !== 'cursor') url.set(name, String(value))
    }
    return `${publicUrl}${path}?${url}`
  }
  const at = (direction: 'n' | 'p', row: Row | undefined) =>
    row === undefined ? null : link({ cursor: [direction, found.count, ...keyOf(row)].join('.') })
  const back = slice.cursor?.back === true
  const isFirst = back ? !found.more : slice.cursor === null && slice.page === 1
  const isLast = !back && !found.more
  if (found.rows.length === 0) {
    // The page is empty. Beyond the last numbered page, link back by number. After the last cursor, link back
    // to the first page.
    const linkTo = (page: number) => link({ page: String(page) })
    if (back) return { next: linkTo(1), previous: null }
    if (slice.cursor) return { next: null, previous: linkTo(1) }
    return { next: null, previous: slice.page > 1 ? linkTo(slice.page - 1) : null }
  }
  return {
    next: isLast ? null : at('n', found.rows.at(-1)),
    previous: isFirst ? null : at('p', found.rows[0]),
  }
}

export function trimPage<Row>(rows: Row[], { cursor, size }: Slice) {
  const kept = rows.slice(0, size)
  return { rows: cursor?.back ? kept.toReversed() : kept, more: rows.length > size }
}
