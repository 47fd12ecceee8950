import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Rows } from '../ports/db.ts'
import { DatabaseUnavailable } from './errors.ts'
import { type OnNotify, Session, type StatementWatch, type Target } from './session.ts'

export interface PoolOptions {
  target: Target
  /** Connections at most: 1 for the embedded engine, which has one session only. */
  max: number
  /** A query without an answer for so long is hung. */
  queryTimeoutMs: number
  /** A transaction open for so long is rolled back, unless it is a long one. */
  transactionTimeoutMs: number
  /** What to do about a session that is silent for `queryTimeoutMs`; it is ended afterwards. */
  onSilent?: () => void
  /** Throws when nothing can be asked just now. */
  check?: () => void
  /** For `listen`. */
  onNotify?: OnNotify | undefined
  /** Hears of each statement how it ended and how long it took. */
  onStatement?: StatementWatch | undefined
}

/** Queries sent ahead on one connection before further ones wait. */
const depth = 32
const ticksPerTimeout = 10
const drainMs = 10_000

interface Waiter {
  exclusive: boolean
  start: (session: Session) => void
  fail: (error: Error) => void
}

const current = new AsyncLocalStorage<Scope>()

/** Gives each query a connection, and each transaction one of its own, in the order of asking. */
export class Pool implements Db {
  readonly #options: PoolOptions
  readonly #sessions = new Set<Session>()
  readonly #waiting: Waiter[] = []
  readonly #channels = new Set<string>()
  readonly #watchdog: NodeJS.Timeout
  /** Queries and transactions finished. */
  served = 0
  #readOnly = false
  #closing = false
  #drained: (() => void) | null = null

  constructor(options: PoolOptions) {
    this.#options = options
    this.#watchdog = setInterval(() => this.#watch(), options.queryTimeoutMs / ticksPerTimeout).unref()
  }

  async query<Row extends object>(text: string, params?: readonly unknown[]): Promise<Rows<Row>> {
    refuseInside(null)
    return this.#with(false, async (session) => {
      const { rows } = await session.query(text, params)
      return { rows: rows as Row[] }
    })
  }

  transaction<T>(run: (db: Db) => Promise<T>) {
    return this.#transaction(run, this.#options.transactionTimeoutMs)
  }

  /** A transaction without time limits, for migrations and bulk work. */
  longTransaction<T>(run: (db: Db & Scripts) => Promise<T>) {
    return this.#transaction(run, null)
  }

  /** Statements that cannot run in a transaction (`vacuum`, `checkpoint`), without time limits. */
  async maintain(text: string) {
    await this.#with(true, async (session) => {
      session.patient = true
      try {
        await session.script(text)
      } finally {
        session.patient = false
      }
    })
  }

  /** Tells `onNotify` of the channel from now on, over whichever connection there is: for the engine that has only one. */
  async listen(channel: string) {
    if (this.#channels.has(channel)) return
    this.#channels.add(channel)
    await this.#with(false, (session) => session.script(`listen ${channel}`))
  }

  /** Whether every write is refused. */
  get readOnly() {
    return this.#readOnly
  }

  /** Makes the server refuse each write from now on, or take them again. */
  async setReadOnly(readOnly: boolean) {
    this.#readOnly = readOnly
    await this.maintain(`set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`)
  }

  /** True when nobody uses or waits for a connection. */
  get isIdle() {
    return this.#waiting.length === 0 && [...this.#sessions].every((session) => session.users === 0)
  }

  /** Connections that are open, those of them that somebody uses, and who waits for one. */
  get load() {
    const busy = [...this.#sessions].filter((session) => session.users > 0).length
    return { open: this.#sessions.size, busy, waiting: this.#waiting.length }
  }

  /** Lets what is under way finish, then ends all connections. */
  async close() {
    this.#closing = true
    if (!this.isIdle) {
      const drained = new Promise<void>((resolve) => (this.#drained = resolve))
      const timer = setTimeout(() => this.#drained?.(), drainMs)
      await drained
      clearTimeout(timer)
    }
    clearInterval(this.#watchdog)
    for (const waiter of this.#waiting.splice(0))
      waiter.fail(new DatabaseUnavailable('The database is closed.'))
    await Promise.all([...this.#sessions].map((session) => session.end()))
  }

  async #transaction<T>(run: (db: Db & Scripts) => Promise<T>, limitMs: number | null) {
    refuseInside(null)
    return this.#with(true, async (session) => {
      session.patient = limitMs === null
      const scope = new Scope(session)
      await session.query('begin')
      if (limitMs === null) await session.query('set local statement_timeout = 0')
      try {
        const result = await current.run(scope, () => within(limitMs, run(scope)))
        await scope.finish()
        const { command } = await session.query('commit')
        // the server answers so when a statement failed and `run` went on regardless
        if (command === 'ROLLBACK') throw scope.failure ?? new Error('The transaction was rolled back.')
        return result
      } catch (error) {
        scope.open = false
        if (session.open) await session.query('rollback')
        throw error
      } finally {
        session.patient = false
      }
    })
  }

  async #with<T>(exclusive: boolean, run: (session: Session) => Promise<T>) {
    const session = await this.#take(exclusive)
    try {
      return await run(session)
    } finally {
      this.#give(session)
    }
  }

  #take(exclusive: boolean): Promise<Session> | Session {
    if (this.#closing) throw new DatabaseUnavailable('The database is closed.')
    this.#options.check?.()
    const session = this.#waiting.length === 0 ? this.#place(exclusive) : null
    if (session) return session
    return new Promise((start, fail) => this.#waiting.push({ exclusive, start, fail }))
  }

  #place(exclusive: boolean) {
    let best: Session | null = null
    for (const session of this.#sessions) {
      if (session.exclusive || session.users >= depth) continue
      if (!best || session.users < best.users) best = session
    }
    if ((!best || best.users > 0) && this.#sessions.size < this.#options.max) best = this.#connect()
    if (!best || (exclusive && best.users > 0)) return null
    best.users += 1
    best.exclusive = exclusive
    return best
  }

  #connect() {
    const { target, onNotify, onStatement } = this.#options
    const session = new Session(target, (lost) => this.#sessions.delete(lost), { onNotify, onStatement })
    this.#sessions.add(session)
    // sent first on this connection; should they fail, whatever comes next fails too
    if (this.#readOnly) session.script('set default_transaction_read_only = on').catch(() => {})
    for (const channel of this.#channels) session.script(`listen ${channel}`).catch(() => {})
    return session
  }

  #give(session: Session) {
    session.users -= 1
    session.exclusive = false
    this.served += 1
    for (let waiter = this.#waiting[0]; waiter; waiter = this.#waiting[0]) {
      const next = this.#place(waiter.exclusive)
      if (!next) break
      this.#waiting.shift()
      waiter.start(next)
    }
    if (this.#closing && this.isIdle) this.#drained?.()
  }

  /** Counts ticks, not time: when this thread itself was held up, the engine is not to blame. */
  #watch() {
    for (const session of this.#sessions) {
      if (!session.isSilent) session.silentTicks = 0
      else if ((session.silentTicks += 1) > ticksPerTimeout) {
        this.#options.onSilent?.()
        void session.end()
      }
    }
  }
}

/** Statements without parameters, several in one text. */
export interface Scripts {
  script(text: string): Promise<unknown>
}

/** One transaction, or a savepoint in one. Its statements run one after the other, in the order of asking. */
class Scope implements Db, Scripts {
  open = true
  failure: unknown = null
  readonly #session: Session
  readonly #level: number
  #tail: Promise<unknown> = Promise.resolve()

  constructor(session: Session, level = 0) {
    this.#session = session
    this.#level = level
  }

  query<Row extends object>(text: string, params?: readonly unknown[]): Promise<Rows<Row>> {
    return this.#next(async () => {
      const { rows } = await this.#session.query(text, params)
      return { rows: rows as Row[] }
    })
  }

  script(text: string) {
    return this.#next(() => this.#session.script(text))
  }

  transaction<T>(run: (db: Db) => Promise<T>): Promise<T> {
    return this.#next(async () => {
      const name = `nested_${this.#level + 1}`
      const scope = new Scope(this.#session, this.#level + 1)
      await this.#session.query(`savepoint ${name}`)
      try {
        const result = await current.run(scope, () => run(scope))
        await scope.finish()
        await this.#session.query(`release savepoint ${name}`)
        return result
      } catch (error) {
        scope.open = false
        if (this.#session.open) await this.#session.query(`rollback to savepoint ${name}`)
        throw error
      }
    })
  }

  /** Waits for what was asked without being awaited; nothing can be asked afterwards. */
  async finish() {
    await this.#tail
    this.open = false
  }

  #next<T>(run: () => Promise<T>): Promise<T> {
    refuseInside(this)
    const turn = this.#tail.then(() => {
      if (!this.open) throw new Error('This transaction has ended.')
      return run()
    })
    this.#tail = turn.catch((error: unknown) => (this.failure ??= error))
    return turn
  }
}

/** On one connection, asking around one's own transaction would wait for ever; so it is an error on every engine. */
function refuseInside(asked: Scope | null) {
  const own = current.getStore()
  if (own?.open && own !== asked) throw new Error('Inside a transaction, ask the Db that it was given.')
}

async function within<T>(limitMs: number | null, work: Promise<T>) {
  if (limitMs === null) return work
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable('A transaction was open for too long.')), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
