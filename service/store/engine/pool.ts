import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Rows } from '../../ports/db.ts'
import { DatabaseUnavailable } from './errors.ts'
import { type OnNotify, Session, type StatementWatch, type Target } from './session.ts'

interface PoolOptions {
  target: Target
  max: number
  queryTimeoutMs: number
  transactionTimeoutMs: number
  onSilent?: () => void
  check?: () => void
  onNotify?: OnNotify | undefined
  onStatement?: StatementWatch | undefined
}

const depth = 32
const ticksPerTimeout = 10
const drainMs = 10_000

interface Waiter {
  exclusive: boolean
  start: (session: Session) => void
  fail: (error: unknown) => void
}

const current = new AsyncLocalStorage<Scope>()

export class Pool implements Db {
  readonly #options: PoolOptions
  readonly #sessions = new Set<Session>()
  readonly #waiting: Waiter[] = []
  readonly #channels = new Set<string>()
  readonly #watchdog: NodeJS.Timeout
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
    return this.#with(false, (session) => session.query<Row>(text, params))
  }

  transaction<T>(run: (db: Db) => Promise<T>) {
    return this.#transaction(run, this.#options.transactionTimeoutMs)
  }

  longTransaction<T>(run: (db: Db & Scripts) => Promise<T>) {
    return this.#transaction(run, null)
  }

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

  async listen(channel: string) {
    if (this.#channels.has(channel)) return
    this.#channels.add(channel)
    await this.#with(false, (session) => session.script(`listen ${channel}`))
  }

  get readOnly() {
    return this.#readOnly
  }

  async setReadOnly(readOnly: boolean) {
    this.#readOnly = readOnly
    await this.maintain(`set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`)
  }

  get isIdle() {
    return this.#waiting.length === 0 && [...this.#sessions].every((session) => session.users === 0)
  }

  get load() {
    const busy = [...this.#sessions].filter((session) => session.users > 0).length
    return { open: this.#sessions.size, busy, waiting: this.#waiting.length }
  }

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
        // The server replies with ROLLBACK if a statement failed but `run` continued.
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
    // If one of these fails, the next command on this connection fails too.
    if (this.#readOnly) session.script('set default_transaction_read_only = on').catch(() => {})
    for (const channel of this.#channels) {
      session.script(`listen ${channel}`).then(
        () => onNotify?.(channel, ''),
        () => {},
      )
    }
    return session
  }

  #give(session: Session) {
    session.users -= 1
    session.exclusive = false
    this.served += 1
    this.#failWaiting()
    for (let waiter = this.#waiting[0]; waiter; waiter = this.#waiting[0]) {
      const next = this.#place(waiter.exclusive)
      if (!next) break
      this.#waiting.shift()
      waiter.start(next)
    }
    if (this.#closing && this.isIdle) this.#drained?.()
  }

  /** On a connection that cannot be made, every statement but the first would wait forever. */
  #failWaiting() {
    try {
      this.#options.check?.()
    } catch (error) {
      for (const waiter of this.#waiting.splice(0)) waiter.fail(error)
    }
  }

  /** Counts ticks rather than time, so that a delay in this thread is not blamed on the engine. */
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

export interface Scripts {
  script(text: string): Promise<unknown>
}

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
    return this.#next(() => this.#session.query<Row>(text, params))
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

/**
 * With a single connection, a query outside the caller's own
 * transaction would wait forever, so it is refused for every engine.
 */
function refuseInside(target: Scope | null) {
  const own = current.getStore()
  if (own?.open && own !== target) throw new Error('Inside a transaction, ask the Db that it was given.')
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
