import type { Db } from '../ports/db.ts'
import { unlessReadOnly } from '../engine/errors.ts'
import { add, type Limit } from './counts.ts'

/** Requests that an instance lets pass before it tells the others, through the database. */
const batch = 20

interface Seen {
  /** What the database held when this instance last told it, its own part included. */
  told: number
  /** Passed here since. */
  untold: number
}

/**
 * Limits requests per minute across all instances without a write for each: every instance counts in memory and adds
 * its count to the shared one in the database, twenty at a time. Alone it is exact; n instances together may let
 * through 19 more each.
 */
export class Throttle {
  readonly #db: Db
  #minute = 0
  #seen = new Map<string, Seen>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Null when the request may pass, else the seconds until the minute ends. */
  async pass(who: string, { max }: Pick<Limit, 'max'>, now: Date): Promise<number | null> {
    const minute = Math.floor(now.getTime() / 60_000)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#seen = new Map()
    }
    const seen = this.#seen.get(who) ?? { told: 0, untold: 0 }
    this.#seen.set(who, seen)
    if (seen.told + seen.untold >= max) return Math.max(1, 60 - Math.floor((now.getTime() % 60_000) / 1000))
    seen.untold += 1
    if (seen.untold % batch === 0) {
      const key = ['requests', who, minute]
      const alone = { n: seen.told + batch }
      const { n } = await unlessReadOnly(add(this.#db, key, { seconds: 120 }, now, batch), alone)
      seen.untold -= batch
      seen.told = n
    }
    return null
  }
}
