import type { Embedded } from './embedded.ts'
import { DatabaseUnavailable } from './errors.ts'
import type { Log } from './log.ts'
import type { Pool } from './pool.ts'
import { isNearlyFull, type Space } from './disk/space.ts'

const kb = 1024
const mb = 1024 * kb
const checkpointKb = (32 * mb) / kb
const checkpointEveryMs = 5 * 60_000
const statisticsEveryMs = 10_000

interface TableState {
  name: string
  dead: number
  live: number
  changed: number
  /** Rows added since the last vacuum. Index-only counts must also look these up in the table. */
  added: number
}

const tables = `
  select format('%I.%I', schemaname, relname) as name, n_dead_tup as dead, n_live_tup as live,
    n_mod_since_analyze as changed, n_ins_since_vacuum as added
  from pg_stat_user_tables`

/**
 * Does the background work that a database server would do. Stops writes before the disk is full, since the
 * engine crashes if its WAL cannot grow.
 */
export class Housekeeping {
  readonly #engine: Embedded
  readonly #pool: Pool
  readonly #log: Log
  readonly #space: Space | null
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> = Promise.resolve()
  #busy = false
  #checkpointAt = performance.now()
  #checkpointKb = 0
  #statisticsAt = performance.now()
  #served = 0
  #restarts = 0

  constructor(engine: Embedded, pool: Pool, log: Log, space: Space | null, tickMs = 1000) {
    this.#engine = engine
    this.#pool = pool
    this.#log = log
    this.#space = space
    this.#timer = setInterval(() => this.#begin(), tickMs).unref()
  }

  async stop() {
    clearInterval(this.#timer)
    await this.#running
  }

  #begin() {
    if (this.#busy || this.#engine.state !== 'ready') return
    this.#busy = true
    this.#running = this.tick()
      .catch((error: unknown) => {
        // A restart is logged elsewhere.
        if (!(error instanceof DatabaseUnavailable)) this.#log.error({ err: error }, 'Housekeeping failed')
      })
      .finally(() => (this.#busy = false))
  }

  async tick() {
    if (this.#restarts !== this.#engine.restarts) this.#startOver()
    await this.#guardSpace()
    await this.#checkpoint()
    if (performance.now() - this.#statisticsAt >= statisticsEveryMs) await this.#tidy()
    this.#served = this.#pool.served
  }

  #startOver() {
    this.#restarts = this.#engine.restarts
    this.#checkpointKb = 0
  }

  async #guardSpace() {
    if (!this.#space) return
    const { free, total } = await this.#space()
    const isLow = isNearlyFull({ free, total })
    if (isLow === this.#pool.readOnly) return
    await this.#pool.setReadOnly(isLow)
    const fields = { freeMb: Math.round(free / mb) }
    if (isLow) this.#log.error(fields, 'The disk is nearly full: nothing is written until there is space')
    else this.#log.info(fields, 'There is space on the disk again: writing goes on')
  }

  async #checkpoint() {
    const written = this.#engine.walKb - this.#checkpointKb
    const isDue =
      written >= checkpointKb || (written > 0 && performance.now() - this.#checkpointAt >= checkpointEveryMs)
    if (!isDue) return
    await this.#pool.maintain('checkpoint')
    this.#checkpointAt = performance.now()
    this.#checkpointKb = this.#engine.walKb
  }

  /**
   * Uses thresholds like those of PostgreSQL's autovacuum, but higher ones at busy moments: analyzing 10,000
   * events blocks all requests for 0.4 s.
   */
  async #tidy() {
    let isQuiet = this.#isQuiet
    this.#statisticsAt = performance.now()
    const { rows } = await this.#own(() => this.#pool.query<TableState>(tables))
    for (const { name, dead, live, changed, added } of rows) {
      isQuiet &&= this.#isQuiet
      const isWorn = isQuiet ? dead > 500 + 0.2 * live || added > 1000 + 0.2 * live : dead > 5000 + 0.5 * live
      const isStale = changed > 500 + (isQuiet ? 0.1 : 0.5) * live
      if (isWorn && !this.#pool.readOnly)
        await this.#own(() => this.#pool.maintain(`vacuum (analyze) ${name}`))
      else if (isStale) await this.#own(() => this.#pool.maintain(`analyze ${name}`))
    }
  }

  get #isQuiet() {
    return this.#pool.isIdle && this.#pool.served === this.#served
  }

  async #own<T>(ask: () => Promise<T>): Promise<T> {
    const answer = await ask()
    this.#served += 1
    return answer
  }
}
