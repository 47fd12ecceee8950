import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../ports/db.ts'
import type { Clause, Where } from '../clause.ts'
import { countCap } from '../paging.ts'
import { Bits } from './bits.ts'
import type { Use } from './collection.ts'
import { type Bound, boundOf } from './conditions.ts'
import type { Days } from './days.ts'
import { frequentConditions } from './frequent.ts'
import type { Pace } from './gather.ts'
import { pack } from './ids.ts'
import { Keeper, room } from './keeper.ts'
import { type Condition, isGatherable, keyOf } from './row.ts'
import { collect, type Followed, spanOf } from './touchedRows.ts'

const mostRemembered = 1000
/** How long a condition that matches too many rows is not collected again. */
const decidedMs = 12 * 3600_000
/** How often the frequent conditions are worked out anew. */
const drawMs = 30 * 60_000
/** What matches more than a fifth is found at once by looking through the list. */
const mostOf = 1 / 5
/** Of the time, at most a fifth is spent on collecting. */
const rest = 4
/** How long nothing is collected after a failure, or where there is too little for it. */
const offMs = 10 * 60_000

export interface Known {
  matches: Bits
  count: number
  /** What else was asked for: it must be tested on them. */
  others: readonly Bound[]
  /** Of these, texts that are not everywhere: nothing says how many rows have them. */
  unknown: readonly Bound[]
  /** What the index of the list knows of it, and how many rows the list has by that. */
  sought: readonly Bound[]
  among: number
  days: Days | null
}

interface Keepable extends Use {
  bound: Bound
  condition: Condition
}

const keepableOf = (bounds: readonly Bound[]): Keepable[] =>
  bounds.flatMap((bound) => {
    const { kept, isOpposite = false } = bound.clause
    return kept ? [{ bound, condition: kept, key: keyOf(kept), isOpposite }] : []
  })

/** What conditions match that are asked for again and again; see docs/decisions/service/search-index.md. */
class Matches {
  readonly #keeper: Keeper
  readonly #common = new Map<string, number>()
  readonly #asked = new Set<string>()
  #drawnAt = -Infinity
  #restsUntil = 0
  #offUntil = 0

  constructor(keeper: Keeper) {
    this.#keeper = keeper
  }

  async lookUp(where: Where, isSought: (clause: Clause) => boolean): Promise<Known | null> {
    const all = boundOf(where)
    const { collection } = this.#keeper
    const keepable = keepableOf(all)
    this.#remember(keepable.filter(({ key }) => !collection?.has(key) && !this.#isCommon(key)))
    if (!collection) return null
    const used = keepable.filter(({ key }) => collection.has(key))
    const days = collection.days?.isExact ? collection.days : null
    const onDays = days ? all.filter(({ clause }) => clause.days) : []
    const others = all.filter((bound) => !onDays.includes(bound) && used.every((use) => use.bound !== bound))
    const texts = others.filter(({ clause }) => clause.text)
    const found = used.filter(({ isOpposite }) => !isOpposite)
    if (found.length === 0 || texts.some(({ clause }) => !clause.kept)) return null
    // Without a text, the database has an index for what is asked for beside it.
    if (others.length > 0 && !found.some(({ bound }) => bound.clause.text)) return null
    if (!(await this.#keeper.refresh(collection))) return null
    const some = collection.matches(used)
    if (!some) return null
    const spans = onDays.flatMap(({ clause }) => clause.days ?? [])
    const matches = days && spans.length > 0 ? days.within(some, spans) : some
    const sought = all.filter(({ clause }) => isSought(clause))
    const lists = found.filter(({ bound }) => sought.includes(bound))
    const among = Math.min(collection.top, ...lists.map(({ key }) => collection.countOf(key)))
    const unknown = texts.filter(({ clause: { kept } }) => kept && !this.#isCommon(keyOf(kept)))
    return { matches, count: matches.count, others, unknown, sought, among, days }
  }

  #isCommon(key: string) {
    return performance.now() - (this.#common.get(key) ?? -Infinity) < decidedMs
  }

  async save(path: string) {
    await this.#keeper.save(path)
  }

  async load(text: Buffer) {
    return await this.#keeper.load(text)
  }

  /** Keeps what somebody will ask for, and all of it true. */
  async keepUp(pace: Pace) {
    await this.#keeper.keepUp(pace)
    if (performance.now() < this.#drawnAt + drawMs) return
    const { db, table, collection } = this.#keeper
    const wanted = await frequentConditions(db, table, room, pace)
    const missing = wanted.filter((each) => !collection?.has(keyOf(each)) && !this.#isCommon(keyOf(each)))
    // Those at the border come and go with the sample.
    if (missing.length > wanted.length / 3) {
      const had = [...(collection?.sets ?? [])].map(({ condition }) => condition)
      await this.#keeper.gather([...wanted, ...had.filter(isGatherable)], pace)
    }
    this.#drawnAt = performance.now()
  }

  /** When what was asked for is there, and more can be. */
  async waitUntilIdle() {
    await this.#keeper.idle()
    await sleep(Math.max(0, this.#restsUntil - performance.now()))
  }

  #remember(missing: readonly Keepable[]) {
    const again = missing.filter(({ key }) => this.#asked.delete(key))
    for (const { key } of missing) this.#asked.add(key)
    for (const key of this.#asked) {
      if (this.#asked.size <= mostRemembered) break
      this.#asked.delete(key)
    }
    const isAllowed = !this.#keeper.isBusy && performance.now() >= Math.max(this.#restsUntil, this.#offUntil)
    if (again.length > 0 && isAllowed) void this.#keeper.alone(() => this.#learn(again))
  }

  async #learn(wanted: readonly Keepable[]) {
    const start = performance.now()
    // Whoever asks has an answer anyway, or an error of the database.
    const isLarge = await this.#collect(wanted).catch(() => false)
    const now = performance.now()
    if (isLarge) this.#restsUntil = now + rest * (now - start)
    else this.#offUntil = now + offMs
  }

  async #collect(wanted: readonly Keepable[]) {
    const { db, table } = this.#keeper
    for (const { bound, condition, key } of wanted) {
      const span = await spanOf(db, table)
      if (span.top <= 2 * countCap) return false
      const collection = this.#keeper.collection ?? this.#keeper.begin(span)
      const ids = await collect(db, table, bound, Math.floor(span.top * mostOf))
      if (ids) collection.keep(condition, pack(new Bits().with(ids)))
      else this.#common.set(key, performance.now())
    }
    return true
  }
}

const followed = new Set<string>(['events', 'users'] satisfies Followed[])
const isFollowed = (table: string): table is Followed => followed.has(table)
const known = new WeakMap<Db, Map<Followed, Matches>>()

export function matchesOf(db: Db, table: string): Matches | null {
  if (!isFollowed(table)) return null
  const tables = known.get(db) ?? new Map<Followed, Matches>()
  known.set(db, tables)
  const matches = tables.get(table) ?? new Matches(new Keeper(db, table))
  tables.set(table, matches)
  return matches
}
