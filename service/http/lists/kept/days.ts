import type { Stretch } from '../order.ts'
import type { Bits } from './bits.ts'

const dayMs = 86_400_000

export const dayNumber = (date: string) => Date.parse(date) / dayMs

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
    const day = dayNumber(date)
    this.#isExact &&= Number.isInteger(day)
    this.#days[id] = day
  }

  within(ids: Bits, spans: readonly Span[]): Bits {
    const from = Math.max(...spans.map(({ from = -Infinity }) => from))
    const to = Math.min(...spans.map(({ to = Infinity }) => to))
    const days = this.#days
    return ids.filter((id) => {
      const day = days[id] ?? 0
      return day >= from && day <= to
    })
  }

  /** So many of them that come first, in the order of day and id. */
  first(ids: Bits, stretch: Stretch, wanted: number): number[] {
    const { half, down, after } = stretch
    const [from, to] = half ? daysOf(half) : [-Infinity, Infinity]
    const sign = down ? -1 : 1
    const start = after ? sign * markOf(dayNumber(after.mark), after.id) : -Infinity
    const best = new Float64Array(Math.max(1000, 2 * wanted))
    let n = 0
    let bound = Infinity
    const days = this.#days
    for (const id of ids.ids) {
      const day = days[id] ?? 0
      if (day < from || day > to) continue
      const mark = sign * markOf(day, id)
      if (mark <= start || mark >= bound) continue
      best[n] = mark
      n += 1
      if (n < best.length) continue
      best.sort()
      n = wanted
      bound = best[n - 1] ?? bound
    }
    const first = best.subarray(0, n).toSorted().subarray(0, wanted)
    return Array.from(first, (mark) => idOf(sign * mark))
  }
}

const daysOf = ({ of, today }: NonNullable<Stretch['half']>): [from: number, to: number] =>
  of === 'coming' ? [dayNumber(today), Infinity] : [-Infinity, dayNumber(today) - 1]

/** A day and an id in one number, which is exact: fewer than 2^22 days, fewer than 2^31 rows. */
const most = 2 ** 31
const markOf = (day: number, id: number) => day * most + id
const idOf = (mark: number) => mark - Math.floor(mark / most) * most
