import { z } from '@hono/zod-openapi'
import { databaseId } from '../input/input.ts'
import type { Params } from './clause.ts'
import type { Slice } from './paging.ts'

export interface Order {
  table: string
  from: string
  id: string
  /**
   * An indexed expression that is never null, and its column. If it is the id, rows are ordered only by id.
   */
  key: string
  column: string
  type: keyof typeof marks
  descending: boolean
  /**
   * Set if the order turns: coming rows first, the soonest on top, then past rows, the latest on top. A row
   * is past once the moment `over` is reached. `longest` is the maximum duration of an event.
   */
  turns?: { over: string; longest: string }
  /**
   * Other columns whose conditions can be tested while reading in this order, because the index contains them
   * or there are few rows.
   */
  seeks?: readonly string[]
}

/** Orders by a column of a single table with an `id`. `rest` may override the defaults. */
export const orderBy = (
  table: string,
  column: string,
  rest: Partial<Order> & Pick<Order, 'type' | 'descending'>,
): Order => ({ table, from: table, id: 'id', column, key: column, ...rest })

export const orderNames = <Orders extends Record<string, Order>>(orders: Orders) =>
  Object.keys(orders) as (keyof Orders & string)[]

export interface Position {
  id: number
  mark: string
}

const moment = z.iso.datetime({ offset: true })
const isMoment = (text: string) =>
  moment.safeParse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).success && text >= '1900'

const marks = {
  text: (text: string) => !text.includes('\0'),
  timestamptz: (text: string) => /^-?infinity$/.test(text) || isMoment(text),
  integer: (text: string) => /^\d{1,9}$/.test(text),
}

const encode = (text: string) => Buffer.from(text).toString('base64url')
const decode = (part = '') => Buffer.from(part, 'base64url').toString()
const isById = ({ key, id }: Order) => key === id

/**
 * In an order that turns, a cursor also contains the time at which the reader started and the half of the
 * list that it points to.
 */
export function cursorParts(order: Order): readonly z.ZodType[] {
  if (isById(order)) return [databaseId]
  const mark = z.string().refine((part) => {
    const text = decode(part)
    return order.turns ? /^[+-]/.test(text) && marks[order.type](text.slice(1)) : marks[order.type](text)
  })
  const began = z.string().refine((part) => isMoment(decode(part)))
  return [...(order.turns ? [began] : []), mark, databaseId]
}

export function cursorKey(order: Order, now: string, { mark, id }: Position): string[] {
  if (isById(order)) return [String(id)]
  return [...(order.turns ? [encode(now)] : []), encode(mark), String(id)]
}

export const readingBegan = (order: Order, { cursor }: Slice, now: string) =>
  (order.turns && decode(cursor?.key[0])) || now

/** SQL for a row's part of a cursor: its key and, in an order that turns, whether the row is coming. */
export function markOf({ key, turns }: Order, now: string, params: Params): string {
  if (!turns) return `(${key})::text`
  return `case when ${turns.over} > ${params.add(now)}::timestamptz then '+' else '-' end || (${key})::text`
}

interface Mark extends Position {
  isPast: boolean
}

function placeAt(order: Order, { cursor }: Slice): Mark | null {
  if (cursor === null) return null
  const mark = decode(cursor.key.at(-2))
  const id = Number(cursor.key.at(-1))
  return order.turns ? { mark: mark.slice(1), isPast: mark.startsWith('-'), id } : { mark, isPast: false, id }
}

export interface Stretch {
  half: 'coming' | 'past' | null
  down: boolean
  after: Mark | null
}

export function stretchesOf(order: Order, slice: Slice): [Stretch, ...Stretch[]] {
  const back = slice.cursor?.back === true
  const after = placeAt(order, slice)
  if (!order.turns) return [{ half: null, down: order.descending !== back, after }]
  const half = (of: 'coming' | 'past', after: Mark | null): Stretch => ({
    half: of,
    down: (of === 'past') !== back,
    after,
  })
  const [first, second] = back ? (['past', 'coming'] as const) : (['coming', 'past'] as const)
  const isInSecond = after && (after.isPast ? 'past' : 'coming') === second
  return isInSecond ? [half(second, after)] : [half(first, after), half(second, null)]
}

type Columns = (key: string, id: string, isPast: string) => string[]

function ordering(order: Order, columns: Columns, { down, after }: Omit<Stretch, 'half'>, params: Params) {
  const direction = down ? 'desc' : 'asc'
  const mark = after && !isById(order) ? `${params.add(after.mark)}::text::${order.type}` : ''
  const place = after && columns(mark, `${params.add(after.id)}::integer`, String(after.isPast)).join(', ')
  const sign = down ? '<' : '>'
  return {
    by: (key: string, id: string, isPast = '') =>
      columns(key, id, isPast)
        .map((each) => `${each} ${direction}`)
        .join(', '),
    beyond: (key: string, id: string, isPast = '') =>
      place === null ? 'true' : `(${columns(key, id, isPast).join(', ')}) ${sign} (${place})`,
  }
}

export function stretchClauses(order: Order, stretch: Stretch, now: string, params: Params) {
  const { key, id } = order
  const { by, beyond } = ordering(
    order,
    isById(order) ? (_key, id) => [id] : (key, id) => [key, id],
    stretch,
    params,
  )
  return { by, within: `${boundOf(order, stretch, now, params)} and ${beyond(key, id)}` }
}

function boundOf({ key, turns }: Order, { half }: Stretch, now: string, params: Params): string {
  if (!turns || half === null) return 'true'
  const moment = `${params.add(now)}::timestamptz`
  return half === 'coming'
    ? `${turns.over} > ${moment} and ${key} > ${moment} - interval '${turns.longest}'`
    : `${turns.over} <= ${moment} and ${key} <= ${moment}`
}

export function setClauses(order: Order, slice: Slice, now: string, params: Params) {
  const after = placeAt(order, slice)
  const back = slice.cursor?.back === true
  const { turns } = order
  if (!turns) {
    const plain = ordering(order, (key, id) => [key, id], { down: order.descending !== back, after }, params)
    return { ...plain, isPast: 'false' }
  }
  const moment = `${params.add(now)}::timestamptz`
  const columns: Columns = (key, id, isPast) => [
    isPast,
    `case when ${isPast} then ${moment} - ${key} else ${key} - ${moment} end`,
    `case when ${isPast} then -${id} else ${id} end`,
  ]
  return { ...ordering(order, columns, { down: back, after }, params), isPast: `${turns.over} <= ${moment}` }
}
