import postgres from 'postgres'
import {
  damageIn,
  DatabaseDamaged,
  DatabaseReadOnly,
  DatabaseUnavailable,
  isConnectionLoss,
  sqlState,
} from './errors.ts'
import { types } from './types.ts'

export type Target =
  | { url: string; connection?: Record<string, string | number> }
  | { connect: () => unknown }

export type OnNotify = (channel: string, payload: string) => void

export interface Answer<Row = object> {
  rows: Row[]
  command: string
}

export type StatementWatch = (outcome: 'done' | 'failed', seconds: number) => void

interface Watches {
  onNotify?: OnNotify | undefined
  onStatement?: StatementWatch | undefined
}

/** Never reconnects automatically, since queued statements would then run outside their transaction. */
export class Session {
  open = true
  users = 0
  exclusive = false
  patient = false
  silentTicks = 0
  #inFlight = 0
  readonly #onLost: (session: Session) => void
  readonly #onStatement: StatementWatch | undefined
  readonly #sql: postgres.Sql

  constructor(target: Target, onLost: (session: Session) => void, { onNotify, onStatement }: Watches = {}) {
    this.#onLost = onLost
    this.#onStatement = onStatement
    const options = {
      max: 1,
      types,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 5,
      onnotice: () => {},
      onnotify: onNotify ?? (() => {}),
      onclose: () => this.#lose(),
    }
    this.#sql =
      'url' in target
        ? postgres(...server(target.url, { ...options, connection: { ...target.connection } }))
        : postgres(withSocket(options, target.connect))
  }

  get isSilent() {
    return this.#inFlight > 0 && !this.patient
  }

  async query<Row extends object>(text: string, params: readonly unknown[] = []) {
    const values = params.map((value, index) => this.#parameter(value, index, text))
    const answer = await this.#run(() => this.#sql.unsafe(text, values, { prepare: true, ...notSimple }))
    return answer as Answer<Row>
  }

  script(text: string) {
    return this.#run(() => this.#sql.unsafe(text))
  }

  async end() {
    this.#lose()
    await this.#sql.end({ timeout: 0 })
  }

  #lose() {
    this.open = false
    this.#onLost(this)
  }

  /** With type 0, the server derives the type from the SQL; otherwise the driver would guess it. */
  #parameter(value: unknown, index: number, text: string) {
    if (value === null) return null
    if (value === undefined) throw new TypeError(`Parameter $${index + 1} is undefined in: ${text}`)
    return this.#sql.typed(value as string, 0)
  }

  async #run(start: () => Promise<postgres.RowList<postgres.Row[]>>): Promise<Answer> {
    if (!this.open) throw new DatabaseUnavailable('The connection to the database was lost.')
    this.#inFlight += 1
    const began = performance.now()
    const took = () => (performance.now() - began) / 1000
    try {
      const result = await start()
      this.#onStatement?.('done', took())
      return { rows: Array.from(result), command: result.command }
    } catch (error) {
      this.#onStatement?.('failed', took())
      throw this.#translate(error)
    } finally {
      this.#inFlight -= 1
      this.silentTicks = 0
    }
  }

  #translate(error: unknown) {
    const state = sqlState(error)
    const isFatal = error instanceof postgres.PostgresError && /FATAL|PANIC/.test(error.severity)
    if (error instanceof DatabaseUnavailable || isFatal || isConnectionLoss(error)) {
      void this.end()
      return unavailable('The database cannot be reached', error)
    }
    // 57014: the server's own time limit was reached.
    if (state === '57014') return unavailable('The database took too long', error)
    // 25006: the database is read-only. 53100: the disk is full.
    if (state === '25006' || state === '53100') {
      return new DatabaseReadOnly('The database accepts no writes just now.', { cause: error })
    }
    const damage = damageIn(error)
    return damage === null ? error : new DatabaseDamaged(damage, { cause: error })
  }
}

const notSimple = { simple: false }

/** Accepts `?host=/folder` for a Unix socket, as PostgreSQL's own programs do. */
export function server<Options extends object>(
  url: string,
  options: Options,
): [string, Options & { path?: string }] {
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  if (!folder?.startsWith('/')) return [url, options]
  address.searchParams.delete('host')
  return [address.href, { ...options, path: `${folder}/.s.PGSQL.${address.port || '5432'}` }]
}

/** Adds an option that the driver's types lack. */
function withSocket(options: object, socket: () => unknown) {
  return { ...options, socket, host: 'embedded', user: 'postgres', database: 'postgres', ssl: false }
}

function unavailable(text: string, cause: unknown) {
  if (cause instanceof DatabaseUnavailable) return cause
  const detail = cause instanceof Error ? `: ${cause.message}` : ''
  return new DatabaseUnavailable(`${text}${detail}`, { cause })
}
