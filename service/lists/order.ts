import { z } from '@hono/zod-openapi'
import { day } from '../http/input.ts'
import type { Params } from './clause.ts'
import { idPart, type Slice } from './paging.ts'

/** One order of a list. Rows of the same key go by id, in the same direction. */
export interface Order {
  /** Where rows are counted, where they are read in this order, and the column of the row's id in the index of it. */
  table: string
  from: string
  id: string
  /** What rows are ordered by: the expression of an index, never null, and its column. The id again: by that alone. */
  key: string
  column: string
  type: keyof typeof marks
  descending: boolean
  /** The key is a day: what is to come goes first, soonest first, then what is past, latest first. */
  turns?: true
  /** Further columns whose conditions are no reason to leave the order: its index has them, or its rows are few. */
  seeks?: readonly string[]
}

/** What the orders of a list are called. */
export const orderNames = <Orders extends Record<string, Order>>(orders: Orders) =>
  Object.keys(orders) as (keyof Orders & string)[]

/** A row's place in an order. */
export interface Place {
  id: number
  /** The row's key as text. */
  mark: string
}

const isMoment = (text: string) =>
  z.iso.datetime({ offset: true }).safeParse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
    .success && text >= '1900'

/** What a key may look like when a cursor brings it back. */
const marks = {
  text: (text: string) => !text.includes('\0'),
  timestamptz: (text: string) => /^-?infinity$/.test(text) || isMoment(text),
  date: (text: string) => day.safeParse(text).success,
  integer: (text: string) => /^\d{1,9}$/.test(text),
}

const decode = (part = '') => Buffer.from(part, 'base64url').toString()
const isById = ({ key, id }: Order) => key === id

/**
 * The parts of a cursor of this order. Where it turns they begin with the day that was today when the first page was
 * read, so that the pages of one reading fit together past midnight.
 */
export function cursorParts(order: Order): readonly z.ZodType[] {
  if (isById(order)) return [idPart]
  if (order.turns) return [day, day, idPart]
  return [z.string().refine((part) => marks[order.type](decode(part))), idPart]
}

/** The parts that bring a row's place back. */
export function cursorKey(order: Order, today: string, { mark, id }: Place): string[] {
  if (isById(order)) return [String(id)]
  return [...(order.turns ? [today, mark] : [Buffer.from(mark).toString('base64url')]), String(id)]
}

/** The day from which the pages of one reading count. */
export const todayOf = (order: Order, { cursor }: Slice, today: string) =>
  (order.turns && cursor?.key[0]) || today

function placeAt(order: Order, { cursor }: Slice): Place | null {
  if (cursor === null) return null
  const mark = order.turns ? (cursor.key[1] ?? '') : decode(cursor.key[0])
  return { mark, id: Number(cursor.key.at(-1)) }
}

/** What of an order is read in one direction: all of it, or one of the halves in which it turns. */
export interface Stretch {
  half: { of: 'coming' | 'past'; today: string } | null
  down: boolean
  after: Place | null
}

/** The stretches that a slice reads, in the order of reading. */
export function stretchesOf(order: Order, slice: Slice, today: string): [Stretch, ...Stretch[]] {
  const back = slice.cursor?.back === true
  const after = placeAt(order, slice)
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

/** How rows are told apart by columns that hold their key and their id. */
type Columns = (key: string, id: string) => string[]

/** The clauses of reading in one direction, for whatever holds key and id. */
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

/** The conditions of a stretch over the columns of its order, and how it is ordered by whatever holds key and id. */
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

/** How a set of rows is ordered from a cursor on, both halves of an order that turns in one. */
export function setClauses(order: Order, slice: Slice, today: string, params: Params) {
  const after = placeAt(order, slice)
  const back = slice.cursor?.back === true
  if (!order.turns) {
    return ordering(order, (key, id) => [key, id], { down: order.descending !== back, after }, params)
  }
  // Both halves in one ascending order of two numbers.
  const now = `${params.add(todayOf(order, slice, today))}::date`
  const columns: Columns = (key, id) => [
    `case when ${key} >= ${now} then ${key} - ${now} else 10000000 + (${now} - ${key}) end`,
    `case when ${key} >= ${now} then ${id} else -${id} end`,
  ]
  return ordering(order, columns, { down: back, after }, params)
}
