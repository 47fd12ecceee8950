import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../ports/db.ts'
import { countCap } from '../paging.ts'
import type { Clause, Where } from '../clause.ts'
import { Bits } from './bits.ts'
import { type Bound, boundOf, opposite } from './conditions.ts'
import { Memory } from './memory.ts'
import { collect, retest, spanOf } from './touchedRows.ts'

/** Tables whose triggers note what is touched, and the columns that they look at beside texts. */
const followed = new Set(['events', 'users'])
const columns = new Set(['category_id', 'type_id', 'is_published'])

const mostRemembered = 1000
/** What matches more than a fifth is found at once by looking through the list. */
const mostOf = 1 / 5
/** Half of what touched rows are kept for. */
const freshMs = 12 * 3600 * 1000
/** Of the time, at most a fifth is spent on collecting. */
const rest = 4
/** How long nothing is collected after a failure, or where there is too little for it. */
const offMs = 10 * 60_000

export interface Known {
  matches: Bits
  count: number
  /** What else was asked for: it must be tested on them. */
  others: readonly Bound[]
  /** What the index of the list knows of it, and how many rows the list has by that. */
  sought: readonly Bound[]
  among: number
}

const isKeepable = ({ clause }: Bound) => clause.text === 'indexed' || columns.has(clause.column ?? '')

/** What conditions match that are asked for again and again; see docs/decisions/search-index.md. */
class Matches {
  readonly #db: Db
  readonly #table: string
  readonly #memory = new Memory()
  readonly #asked = new Set<string>()
  readonly #failed = new Set<string>()
  #collecting: Promise<void> | null = null
  #restsUntil = 0
  #offUntil = 0
  #top = 0

  constructor(db: Db, table: string) {
    this.#db = db
    this.#table = table
  }

  async known(where: Where, isSought: (clause: Clause) => boolean): Promise<Known | null> {
    const all = boundOf(where)
    const asked = all.filter(isKeepable)
    this.#remember(asked.filter(({ key }) => !this.#memory.isDecided(key)))
    const used = asked.filter(({ key }) => this.#memory.get(key)?.bits)
    const others = all.filter((bound) => !used.includes(bound))
    const isTestable = others.every(({ clause, key }) => !clause.text || this.#memory.isEverywhere(key))
    if (!isTestable || !used.some(({ clause }) => clause.text) || !(await this.#refresh(used))) return null
    const sets = used.flatMap((bound) => {
      const bits = this.#memory.get(bound.key)?.bits
      return bits ? [{ bits, bound, isWithout: opposite(bound) !== null }] : []
    })
    const [first, ...more] = sets.toSorted((a, b) => Number(a.isWithout) - Number(b.isWithout))
    if (!first || sets.length < used.length) return null
    const matches = more.reduce(
      (matches, { bits, isWithout }) => (isWithout ? matches.without(bits) : matches.and(bits)),
      first.bits,
    )
    const sought = all.filter(({ clause }) => isSought(clause))
    const lists = sets.filter(({ bound, isWithout }) => !isWithout && sought.includes(bound))
    const among = Math.min(this.#top, ...lists.map(({ bits }) => bits.count))
    return { matches, count: matches.count, others, sought, among }
  }

  /**
   * Keeps what somebody will ask for, one set a call. Returns how long to rest before the next call; undefined once all
   * of it is there, or the room for it is used up.
   */
  async prepare(wheres: readonly Where[]): Promise<number | undefined> {
    const wanted = wheres.flatMap((where) => boundOf(where).filter(isKeepable))
    const missing = wanted.find(({ key }) => !this.#memory.get(key) && !this.#failed.has(key))
    if (!missing || this.#memory.isNearlyFull || performance.now() < this.#offUntil) return undefined
    await this.#collecting
    await (this.#collecting = this.#learn([missing], performance.now()))
    if (!this.#memory.get(missing.key)) this.#failed.add(missing.key)
    return Math.max(0, this.#restsUntil - performance.now())
  }

  /** Tests what was touched, so that it does not become too much. */
  async update(wheres: readonly Where[]) {
    const kept = wheres.flatMap((where) => boundOf(where).filter(({ key }) => this.#memory.get(key)?.bits))
    while (kept.length > 0) await this.#refresh(kept.splice(0, 20))
  }

  /** When what was asked for is there, and more can be. */
  async settled() {
    await this.#collecting
    await sleep(Math.max(0, this.#restsUntil - performance.now()))
  }

  #remember(bounds: readonly Bound[]) {
    const again = bounds.filter(({ key }) => this.#asked.delete(key))
    for (const { key } of bounds) this.#asked.add(key)
    for (const key of this.#asked) {
      if (this.#asked.size <= mostRemembered) break
      this.#asked.delete(key)
    }
    const now = performance.now()
    if (again.length === 0 || this.#collecting || now < Math.max(this.#restsUntil, this.#offUntil)) return
    this.#collecting = this.#learn(again, now)
  }

  async #learn(bounds: readonly Bound[], start: number) {
    // Whoever asks has an answer anyway, or an error of the database.
    const isLarge = await this.#collect(bounds).catch(() => false)
    const now = performance.now()
    this.#collecting = null
    if (isLarge) this.#restsUntil = now + rest * (now - start)
    else this.#offUntil = now + offMs
  }

  async #collect(bounds: readonly Bound[]) {
    for (const bound of bounds) {
      const { top, ...moment } = await spanOf(this.#db, this.#table)
      if (top <= 2 * countCap) return false
      const ids = await collect(this.#db, this.#table, bound, Math.floor(top * mostOf))
      this.#top = top
      this.#memory.keep(bound.key, {
        ...moment,
        bits: ids && new Bits().with(ids),
        at: performance.now(),
      })
    }
    return true
  }

  async #refresh(used: readonly Bound[]): Promise<boolean> {
    const entries = used.flatMap(({ key }) => this.#memory.get(key) ?? [])
    const now = performance.now()
    const [oldest] = entries.toSorted((a, b) => a.since - b.since)
    const isFresh = entries.every(({ at, file }) => now - at < freshMs && file === oldest?.file)
    const news = isFresh && oldest ? await retest(this.#db, this.#table, oldest, used) : null
    for (const [at, { key }] of used.entries()) {
      const kept = this.#memory.get(key)
      if (!kept) continue
      if (!news) {
        this.#memory.forget(key)
        continue
      }
      for (const { id, fits } of news.rows) kept.bits?.put(id, fits?.[at] === true)
      this.#memory.keep(key, { bits: kept.bits, since: news.since, file: news.file, at: now })
    }
    return news !== null
  }
}

const known = new WeakMap<Db, Map<string, Matches>>()

export function matchesOf(db: Db, table: string): Matches | null {
  if (!followed.has(table)) return null
  const tables = known.get(db) ?? new Map<string, Matches>()
  known.set(db, tables)
  const matches = tables.get(table) ?? new Matches(db, table)
  tables.set(table, matches)
  return matches
}
