import { z } from '@hono/zod-openapi'
import { databaseId, day } from '../input/input.ts'
import type { Params } from './clause.ts'
import type { Slice } from './paging.ts'

export interface Order {
  table: string
  from: string
  id: string
  /** The expression of an index, never null, and its column. If it is the id, rows are ordered by that alone. */
  key: string
  column: string
  type: keyof typeof marks
  descending: boolean
  /** The key is a timestamp: today and later comes first, soonest first, then the past, latest first. */
  turns?: true
  /** Other columns whose conditions do not rule this order out: its index has them, or their rows are few. */
  seeks?: readonly string[]
}

/** By a column of a table that has a single `id`, with nothing joined; `rest` may say otherwise. */
export const orderBy = (
  table: string,
  column: string,
  rest: Partial<Order> & Pick<Order, 'type' | 'descending'>,
): Order => ({ table, from: table, id: 'id', column, key: column, ...rest })

export const orderNames = <Orders extends Record<string, Order>>(orders: Orders) =>
  Object.keys(orders) as (keyof Orders & string)[]

export interface Place {
  id: number
  mark: string
}

const isMoment = (text: string) =>
  z.iso.datetime({ offset: true }).safeParse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
    .success && text >= '1900'

const marks = {
  text: (text: string) => !text.includes('\0'),
  timestamptz: (text: string) => /^-?infinity$/.test(text) || isMoment(text),
  timestamp: (text: string) => /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text),
  date: (text: string) => day.safeParse(text).success,
  integer: (text: string) => /^\d{1,9}$/.test(text),
}

const decode = (part = '') => Buffer.from(part, 'base64url').toString()
const isById = ({ key, id }: Order) => key === id

/** Where an order turns, cursors keep the day on which the reading began, even past midnight. */
export function cursorParts(order: Order): readonly z.ZodType[] {
  if (isById(order)) return [databaseId]
  const mark = z.string().refine((part) => marks[order.type](decode(part)))
  return [...(order.turns ? [day] : []), mark, databaseId]
}

export function cursorKey(order: Order, today: string, { mark, id }: Place): string[] {
  if (isById(order)) return [String(id)]
  return [...(order.turns ? [today] : []), Buffer.from(mark).toString('base64url'), String(id)]
}

export const todayOf = (order: Order, { cursor }: Slice, today: string) =>
  (order.turns && cursor?.key[0]) || today

function placeAt({ cursor }: Slice): Place | null {
  if (cursor === null) return null
  return { mark: decode(cursor.key.at(-2)), id: Number(cursor.key.at(-1)) }
}

export interface Stretch {
  half: { of: 'coming' | 'past'; today: string } | null
  down: boolean
  after: Place | null
}

export function stretchesOf(order: Order, slice: Slice, today: string): [Stretch, ...Stretch[]] {
  const back = slice.cursor?.back === true
  const after = placeAt(slice)
  if (!order.turns) return [{ half: null, down: order.descending !== back, after }]
  const now = todayOf(order, slice, today)
  const half = (of: 'coming' | 'past', after: Place | null): Stretch => ({
    half: { of, today: now },
    down: (of === 'past') !== back,
    after,
  })
  const [first, second] = back ? (['past', 'coming'] as const) : (['coming', 'past'] as const)
  const isInSecond = after && (after.mark >= now ? 'coming' : 'past') === second
  return isInSecond ? [half(second, after)] : [half(first, after), half(second, null)]
}

type Columns = (key: string, id: string) => string[]

function ordering(order: Order, columns: Columns, { down, after }: Omit<Stretch, 'half'>, params: Params) {
  const direction = down ? 'desc' : 'asc'
  const mark = after && !isById(order) ? `${params.add(after.mark)}::text::${order.type}` : ''
  const place = after && columns(mark, `${params.add(after.id)}::integer`).join(', ')
  const sign = down ? '<' : '>'
  return {
    by: (key: string, id: string) =>
      columns(key, id)
        .map((each) => `${each} ${direction}`)
        .join(', '),
    beyond: (key: string, id: string) =>
      place === null ? 'true' : `(${columns(key, id).join(', ')}) ${sign} (${place})`,
  }
}

export function stretchClauses(order: Order, stretch: Stretch, params: Params) {
  const { key, id } = order
  const { half } = stretch
  const { by, beyond } = ordering(
    order,
    isById(order) ? (_key, id) => [id] : (key, id) => [key, id],
    stretch,
    params,
  )
  const bound = half ? `${key} ${half.of === 'coming' ? '>=' : '<'} ${params.add(half.today)}::date` : 'true'
  return { by, within: `${bound} and ${beyond(key, id)}` }
}

export function setClauses(order: Order, slice: Slice, today: string, params: Params) {
  const after = placeAt(slice)
  const back = slice.cursor?.back === true
  if (!order.turns) {
    return ordering(order, (key, id) => [key, id], { down: order.descending !== back, after }, params)
  }
  const now = `${params.add(todayOf(order, slice, today))}::date`
  const columns: Columns = (key, id) => [
    `${key} < ${now}`,
    `case when ${key} >= ${now} then ${key} - ${now} else ${now} - ${key} end`,
    `case when ${key} >= ${now} then ${id} else -${id} end`,
  ]
  return ordering(order, columns, { down: back, after }, params)
}
