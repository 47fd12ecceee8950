import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../ports/db.ts'
import { countCap } from '../paging.ts'
import type { Clause, Where } from '../clause.ts'
import { Bits } from './bits.ts'
import { type Bound, both, boundOf } from './conditions.ts'
import { collect, retest, spanOf } from './touchedRows.ts'

/** Tables whose triggers note what is touched, and the columns that they look at beside texts. */
const followed = new Set(['events', 'users'])
const columns = new Set(['category_id', 'type_id'])
const everywhere = 'is_published'

const mostBytes = 16 * 1024 * 1024
const mostKept = 500
const mostRemembered = 1000
/** What matches more than a fifth is found at once by looking through the list. */
const mostOf = 1 / 5
/** Half of what touched rows are kept for. */
const freshMs = 12 * 3600 * 1000
/** Of the time, at most a fifth is spent on collecting. */
const rest = 4
/** Until then, what is too small or too common is not looked at again. */
const decidedMs = 10 * 60_000

interface Kept {
  /** Null: too many. */
  bits: Bits | null
  since: number
  at: number
}

export interface Known {
  matches: Bits
  count: number
  /** Nothing else was asked for. */
  isAll: boolean
  /** How many rows the list has by the conditions that its index knows. */
  among: number
}

/** What conditions match that are asked for again and again; see docs/decisions/search-index.md. */
class Matches {
  readonly #db: Db
  readonly #table: string
  readonly #kept = new Map<string, Kept>()
  readonly #asked = new Set<string>()
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
    const base = all.find(({ clause }) => clause.column === everywhere)
    const asked = all
      .filter(({ clause }) => clause.text === 'indexed' || columns.has(clause.column ?? ''))
      .map((bound) => (base ? both(base, bound) : bound))
    this.#remember(asked.filter(({ key }) => !this.#isDecided(this.#kept.get(key))))
    const used = asked.filter(({ key }) => this.#kept.get(key)?.bits)
    const texts = (bounds: readonly Bound[]) => bounds.filter(({ clause }) => clause.text).length
    if (texts(used) < texts(all) || !(await this.#refresh(used))) return null
    const sets = used.flatMap((bound) => {
      const bits = this.#kept.get(bound.key)?.bits
      return bits ? [{ bits, isSought: isSought(bound.clause) }] : []
    })
    const [first, ...others] = sets.map(({ bits }) => bits)
    if (!first || sets.length < used.length) return null
    const matches = others.reduce((matches, bits) => matches.and(bits), first)
    const lists = sets.filter(({ isSought }) => isSought).map(({ bits }) => bits.count)
    return {
      matches,
      count: matches.count,
      isAll: all.length === used.length + (base ? 1 : 0),
      among: Math.min(this.#top, ...lists),
    }
  }

  /** When what was asked for is there, and more can be. */
  async settled() {
    await this.#collecting
    await sleep(Math.max(0, this.#restsUntil - performance.now()))
  }

  #isDecided(kept: Kept | undefined) {
    return kept !== undefined && (kept.bits !== null || performance.now() - kept.at < decidedMs)
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
    else this.#offUntil = now + decidedMs
  }

  async #collect(bounds: readonly Bound[]) {
    for (const bound of bounds) {
      const { since, top } = await spanOf(this.#db, this.#table)
      if (top <= 2 * countCap) return false
      const ids = await collect(this.#db, this.#table, bound, Math.floor(top * mostOf))
      this.#top = top
      this.#keep(bound.key, { bits: ids && new Bits().with(ids), since, at: performance.now() })
    }
    return true
  }

  #keep(key: string, kept: Kept) {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    let bytes = [...this.#kept.values()].reduce((sum, { bits }) => sum + (bits?.bytes ?? 0), 0)
    for (const [key, { bits }] of this.#kept) {
      if (bytes <= mostBytes && this.#kept.size <= mostKept) break
      this.#kept.delete(key)
      bytes -= bits?.bytes ?? 0
    }
  }

  async #refresh(used: readonly Bound[]): Promise<boolean> {
    const entries = used.flatMap(({ key }) => this.#kept.get(key) ?? [])
    const now = performance.now()
    const isFresh = entries.every(({ at }) => now - at < freshMs)
    const news =
      isFresh && (await retest(this.#db, this.#table, Math.min(...entries.map(({ since }) => since)), used))
    for (const [at, { key }] of used.entries()) {
      const kept = this.#kept.get(key)
      if (!kept) continue
      if (!news) {
        this.#kept.delete(key)
        continue
      }
      for (const { id, fits } of news.rows) kept.bits?.put(id, fits?.[at] === true)
      this.#keep(key, { bits: kept.bits, since: news.since, at: now })
    }
    return news !== false && news !== null
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
