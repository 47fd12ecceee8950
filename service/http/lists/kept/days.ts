import type { Stretch } from '../order.ts'
import type { Bits } from './bits.ts'

const dayMs = 86_400_000

export const dayOf = (date: string) => Date.parse(date) / dayMs

export interface Span {
  from?: number
  to?: number
}

/** The day of each event. */
export class Days {
  #days: Int32Array
  /** PostgreSQL knows days that JavaScript does not. */
  #isExact = true

  constructor(days = new Int32Array()) {
    this.#days = days
  }

  get content() {
    return this.#days
  }

  get isExact() {
    return this.#isExact
  }

  put(id: number, date: string) {
    if (id >= this.#days.length) {
      const longer = new Int32Array(id + 1 + (id >>> 4))
      longer.set(this.#days)
      this.#days = longer
    }
    const day = dayOf(date)
    this.#isExact &&= Number.isInteger(day)
    this.#days[id] = day
  }

  within(ids: Bits, spans: readonly Span[]): Bits {
    const from = Math.max(...spans.map(({ from = -Infinity }) => from))
    const to = Math.min(...spans.map(({ to = Infinity }) => to))
    const within = ids.copy
    ids.each((id) => {
      const day = this.#days[id] ?? 0
      if (day < from || day > to) within.put(id, false)
    })
    return within
  }

  /** So many of them that come first, in the order of day and id. */
  first(ids: Bits, stretch: Stretch, wanted: number): number[] {
    const { half, down, after } = stretch
    const today = half ? dayOf(half.today) : 0
    const sign = down ? -1 : 1
    const start = after ? sign * markOf(dayOf(after.mark), after.id) : -Infinity
    let best: number[] = []
    let bound = Infinity
    ids.each((id) => {
      const day = this.#days[id] ?? 0
      if (half && (half.of === 'coming') !== day >= today) return
      const mark = sign * markOf(day, id)
      if (mark <= start || mark >= bound) return
      best.push(mark)
      if (best.length < 4 * wanted) return
      best = lowest(best, wanted)
      bound = best.at(-1) ?? Infinity
    })
    return lowest(best, wanted).map((mark) => idOf(sign * mark))
  }
}

/** A day and an id in one number, which is exact: fewer than 2^22 days, fewer than 2^31 rows. */
const most = 2 ** 31
const markOf = (day: number, id: number) => day * most + id
const idOf = (mark: number) => mark - Math.floor(mark / most) * most

const lowest = (marks: number[], wanted: number) => marks.toSorted((a, b) => a - b).slice(0, wanted)
