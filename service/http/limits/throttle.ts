import type { Db } from '../../ports/db.ts'
import { unlessReadOnly } from '../../store/engine/errors.ts'
import { add, type Limit } from './counts.ts'

const batch = 20

interface Seen {
  saved: number
  unsaved: number
}

/**
 * Counts in memory and updates the database every 20 requests,
 * so each instance may admit up to 19 extra requests.
 */
export class Throttle {
  readonly #db: Db
  #minute = 0
  #seen = new Map<string, Seen>()

  constructor(db: Db) {
    this.#db = db
  }

  async pass(who: string, { max }: Pick<Limit, 'max'>, now: Date): Promise<number | null> {
    const minute = Math.floor(now.getTime() / 60_000)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#seen = new Map()
    }
    const seen = this.#seen.get(who) ?? { saved: 0, unsaved: 0 }
    this.#seen.set(who, seen)
    if (seen.saved + seen.unsaved >= max) return Math.max(1, 60 - Math.floor((now.getTime() % 60_000) / 1000))
    seen.unsaved += 1
    if (seen.unsaved % batch === 0) {
      const key = ['requests', who, minute]
      const alone = { n: seen.saved + batch }
      const { n } = await unlessReadOnly(add(this.#db, key, { seconds: 120 }, now, batch), alone)
      seen.unsaved -= batch
      seen.saved = n
    }
    return null
  }
}
