import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Db } from '../../../ports/db.ts'
import { isMemoryShort } from '../../../ports/memory.ts'
import { writeWhole } from '../../../store/engine/disk/writeWhole.ts'
import { Collection } from './collection.ts'
import { collectionOf, textOf } from './file.ts'
import { gather, runAndRest, type Pace } from './gather.ts'
import type { Condition } from './row.ts'
import {
  type Followed,
  hasStamp,
  keptDays,
  type Moment,
  putStamp,
  readSome,
  readTouched,
  touchedIds,
} from './touchedRows.ts'

export const room = (isMemoryShort() ? 8 : 64) * 1024 * 1024
/** Half of what touched rows are kept for. */
const freshMs = (keptDays / 2) * 24 * 3600 * 1000
/** This many touched rows are remembered one by one before they are merged into the sets; as many are read at a time. */
const mostApart = 500

/** Merged at least this often, so that what is saved is not much older. */
const mergeMs = 3600_000

const noop = () => {}

/** Keeps a collection true. */
export class Keeper {
  readonly db: Db
  readonly table: Followed
  #collection: Collection | null = null
  #refreshedAt = 0
  /** Replaced whenever there is more to read than anybody should wait for. */
  #turn = {}
  #isBehind = false
  #work: Promise<unknown> = Promise.resolve()
  #works = 0

  constructor(db: Db, table: Followed) {
    this.db = db
    this.table = table
  }

  get collection() {
    return this.#collection
  }

  get isBusy() {
    return this.#works > 0
  }

  begin(span: Moment & { top: number }) {
    this.#refreshedAt = performance.now()
    return (this.#collection = new Collection({ ...span, days: null }, room))
  }

  /** One after the other: what is collected while sets are merged would be older than they are. */
  alone<T>(run: () => Promise<T>): Promise<T> {
    this.#works += 1
    const work = this.#work.then(run).finally(() => (this.#works -= 1))
    this.#work = work.then(noop, noop)
    return work
  }

  async idle() {
    await this.#work
  }

  /** Reads what was touched; false where nothing can be said now. */
  async refresh(collection: Collection): Promise<boolean> {
    if (this.#isBehind) return false
    const turn = this.#turn
    const isOld = performance.now() - this.#refreshedAt > freshMs
    const news = isOld ? null : await readTouched(this.db, this.table, collection.moment)
    if (collection !== this.#collection || turn !== this.#turn) return false
    if (news === null) this.#collection = null
    else if (news === 'many') this.#fallBehind(collection)
    else {
      // It may be older than what another search has read meanwhile: then that is read again.
      for (const { id, row } of news.rows) collection.touch(id, row)
      collection.moment = news.moment
      this.#refreshedAt = performance.now()
      return true
    }
    return false
  }

  #fallBehind(collection: Collection) {
    this.#isBehind = true
    this.#turn = {}
    // If the database fails, the next search tries again.
    this.alone(() => this.#catchUp(collection)).catch(noop)
  }

  /** Reads what was touched, however much it is; until then, nothing is known. */
  async #catchUp(collection: Collection) {
    this.#isBehind = true
    this.#turn = {}
    try {
      if (collection === this.#collection) await this.#reread(collection)
    } finally {
      this.#isBehind = false
    }
  }

  async #reread(collection: Collection) {
    const missed = await touchedIds(this.db, this.table, collection.moment)
    const ids = missed?.ids ?? []
    for (let at = 0; at < ids.length; at += mostApart) {
      const some = ids.slice(at, at + mostApart)
      const rows = new Map((await readSome(this.db, this.table, some)).map((row) => [row.id, row]))
      for (const id of some) collection.touch(id, rows.get(id) ?? null)
    }
    if (missed) collection.moment = missed.moment
    else this.#collection = null
    this.#refreshedAt = performance.now()
  }

  /** Collects all of them anew. */
  gather(conditions: readonly Condition[], pace: Pace): Promise<void> {
    return this.alone(async () => {
      this.#collection = await gather(this.db, this.table, conditions, pace, room)
      await this.#catchUp(this.#collection)
    })
  }

  /** Writes down what is known, for a start later on. */
  async save(path: string) {
    const collection = this.#collection
    if (!collection || performance.now() - collection.baseAt > 2 * mergeMs) return
    const stamp = `searches ${randomUUID()}`
    const text = textOf(collection, stamp)
    // Afterwards, so that a database that has it has been through all that is in the text.
    await putStamp(this.db, stamp)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeWhole(path, text)
  }

  /** Begins with what was written down; says whether it could. */
  load(text: Buffer): Promise<boolean> {
    return this.alone(async () => {
      const read = collectionOf(text, room)
      if (!read || !(await hasStamp(this.db, read.stamp, read.collection.base))) return false
      this.#collection = read.collection
      await this.#catchUp(read.collection)
      return this.#collection === read.collection
    })
  }

  /** Reads what was touched before it becomes too much, and puts it where it belongs. */
  keepUp(pace: Pace): Promise<void> {
    return this.alone(async () => {
      const collection = this.#collection
      if (!collection || !(await this.refresh(collection))) return
      const isLate = performance.now() - collection.baseAt > mergeMs
      if (collection.touchedCount < mostApart && !isLate) return
      for (const _merged of collection.merge()) await runAndRest(pace, noop)
    })
  }
}
