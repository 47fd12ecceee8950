import type { z } from '@hono/zod-openapi'
import { day } from '../http/input.ts'
import { type Found, idPart, type Slice, trimmed } from './paging.ts'

/** Collects the parameters of a statement that is put together from fixed clauses. */
export class Params {
  readonly values: unknown[] = []

  /** The parameter's place in the text, such as `$3`. */
  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}

/** An event's place in the timeline: what is to come, soonest first, then what is past, latest first. */
export interface Spot {
  id: number
  event_date: string
}

/**
 * What a cursor of a timeline holds: the day that was today when its first page was read, so that the pages of one
 * reading fit together past midnight, and the row's spot.
 */
export const timelineKey: readonly z.ZodType[] = [day, day, idPart]

/** A row's key, for a cursor. */
export const spotKey = (today: string) => (spot: Spot) => [today, spot.event_date, spot.id]

/** The day from which the pages of one reading count. */
export const todayOf = (slice: Slice, today: string) => slice.cursor?.key[0] ?? today

/** One of the two halves of a timeline, from a spot on, read upwards or downwards by date and id. */
export interface Stretch {
  half: 'coming' | 'past'
  today: string
  after: Spot | null
  ascending: boolean
}

/** The halves that a slice reads, in the order of reading. */
function stretches({ cursor }: Slice, today: string): Stretch[] {
  const back = cursor?.back === true
  const whole = (half: Stretch['half'], after: Spot | null = null): Stretch => ({
    half,
    today,
    after,
    ascending: (half === 'coming') !== back,
  })
  const [first, second] = back ? (['past', 'coming'] as const) : (['coming', 'past'] as const)
  if (cursor === null) return [whole(first), whole(second)]
  const [, event_date = '', id = ''] = cursor.key
  const after = { event_date, id: Number(id) }
  const half = event_date >= today ? 'coming' : 'past'
  return half === first ? [whole(first, after), whole(second)] : [whole(second, after)]
}

/** The condition and the order of a stretch over the given columns. */
export function stretchClauses(stretch: Stretch, params: Params, date: string, id: string) {
  const { half, today, after, ascending } = stretch
  const direction = ascending ? 'asc' : 'desc'
  const where = [`${date} ${half === 'coming' ? '>=' : '<'} ${params.add(today)}::date`]
  if (after) {
    const spot = `(${params.add(after.event_date)}::date, ${params.add(after.id)}::integer)`
    where.push(`(${date}, ${id}) ${ascending ? '>' : '<'} ${spot}`)
  }
  return { where, order: `${date} ${direction}, ${id} ${direction}` }
}

/** How a list is read: rows of a stretch in its order, and how many there are, up to a bound. */
export interface Reader<Row> {
  rows: (stretch: Stretch, limit: number, offset: number) => Promise<Row[]>
  count: (stretch: Stretch, atMost: number) => Promise<number>
}

/** Reads one page, from one half or across both. By cursor it costs as much as the page is long. */
export async function readTimeline<Row>(
  slice: Slice,
  today: string,
  { rows, count }: Reader<Row>,
): Promise<Omit<Found<Row>, 'count'>> {
  const found: Row[] = []
  let skip = (slice.page - 1) * slice.size
  for (const stretch of stretches(slice, today)) {
    const more = await rows(stretch, slice.size + 1 - found.length, skip)
    found.push(...more)
    if (found.length > slice.size) break
    skip = more.length > 0 || skip === 0 ? 0 : skip - (await count(stretch, skip))
  }
  return trimmed(found, slice)
}
