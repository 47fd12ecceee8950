import { Bits } from './bits.ts'
import type { Days } from './days.ts'
import { Ids } from './ids.ts'
import { type Condition, fits, keyOf, type Row } from './row.ts'
import { Sorter } from './sorter.ts'
import type { Moment } from './touchedRows.ts'

export interface Kept {
  condition: Condition
  ids: Ids | Bits
}

interface Touched {
  row: Row | null
  keys: Set<string>
}

/** Of what is asked for, or of what is not. */
export interface Use {
  key: string
  isOpposite: boolean
}

const bitsOf = (ids: Ids | Bits) => (ids instanceof Ids ? ids.bits : ids)

/**
 * Which rows of a table fulfil each of many conditions, all at one moment: as it was when they were collected, but for the
 * rows that were touched since, of which each is known by itself.
 */
export class Collection {
  /** When the sets by themselves were true, and when that was by the process's clock. */
  base: Moment
  baseAt = performance.now()
  moment: Moment
  top: number
  readonly days: Days | null
  readonly #sets = new Map<string, Kept>()
  readonly #touched = new Map<number, Touched>()
  readonly #sorter = new Sorter()
  readonly #room: number
  #bytes = 0

  constructor({ top, days, ...moment }: Moment & { top: number; days: Days | null }, room: number) {
    this.base = moment
    this.moment = moment
    this.top = top
    this.days = days
    this.#room = room
  }

  get sets(): Iterable<Kept> {
    return this.#sets.values()
  }

  get touchedCount() {
    return this.#touched.size
  }

  has(key: string) {
    return this.#sets.has(key)
  }

  /** True of any moment from this collection's on. What was used longest ago is forgotten for it. */
  keep(condition: Condition, ids: Ids | Bits) {
    const key = keyOf(condition)
    this.#forget(key)
    this.#sets.set(key, { condition, ids })
    this.#bytes += ids.bytes
    this.#sorter.add(condition)
    for (const { row, keys } of this.#touched.values()) if (row && fits(row, condition)) keys.add(key)
    for (const oldest of this.#sets.keys()) {
      if (this.#bytes <= this.#room || oldest === key) break
      this.#forget(oldest)
    }
  }

  #forget(key: string) {
    const kept = this.#sets.get(key)
    if (!kept) return
    this.#sets.delete(key)
    this.#bytes -= kept.ids.bytes
    this.#sorter.delete(kept.condition)
    for (const { keys } of this.#touched.values()) keys.delete(key)
  }

  touch(id: number, row: Row | null) {
    this.#touched.set(id, { row, keys: row ? this.#sorter.keysOf(row) : new Set() })
    this.top = Math.max(this.top, id)
    if (row?.event_date !== undefined) this.days?.put(id, row.event_date)
  }

  /** Null without a set that says which rows may be among them. */
  matches(uses: readonly Use[]): Bits | null {
    const sets = uses.flatMap((use) => {
      const kept = this.#sets.get(use.key)
      return kept ? [{ ...use, kept }] : []
    })
    for (const { key, kept } of sets) {
      this.#sets.delete(key)
      this.#sets.set(key, kept)
    }
    const of = (isOpposite: boolean) =>
      sets.filter((set) => set.isOpposite === isOpposite).map(({ kept }) => bitsOf(kept.ids))
    const all = of(false)
    if (all.length === 0 || sets.length < uses.length) return null
    const matches = Bits.cut(all, of(true))
    for (const [id, { row, keys }] of this.#touched) {
      matches.put(id, row !== null && sets.every(({ key, isOpposite }) => keys.has(key) !== isOpposite))
    }
    return matches
  }

  countOf(key: string) {
    return this.#sets.get(key)?.ids.count ?? 0
  }

  /** Puts what was touched into the sets, one at a time. Nothing may be collected meanwhile: it would be older. */
  *merge(): Generator<void> {
    const { moment } = this
    const start = performance.now()
    const touched = new Map(this.#touched)
    const some = [...touched.keys()].toSorted((a, b) => a - b)
    for (const key of some.length > 0 ? [...this.#sets.keys()] : []) {
      const kept = this.#sets.get(key)
      if (!kept) continue
      const isIn = (id: number) => touched.get(id)?.keys.has(key) === true
      this.#bytes -= kept.ids.bytes
      if (kept.ids instanceof Ids) kept.ids = kept.ids.withChanges(some, isIn)
      else for (const id of some) kept.ids.put(id, isIn(id))
      this.#bytes += kept.ids.bytes
      yield
    }
    for (const [id, each] of touched) if (this.#touched.get(id) === each) this.#touched.delete(id)
    this.base = moment
    this.baseAt = start
  }
}
