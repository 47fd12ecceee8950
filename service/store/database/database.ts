import { EventEmitter } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Db, oneRow } from '../../ports/db.ts'
import { Embedded } from '../engine/embedded.ts'
import { DatabaseReadOnly, DatabaseUnavailable, DatabaseUnsafe, DiskFull } from '../engine/errors.ts'
import { Housekeeping } from '../engine/housekeeping.ts'
import { type Log, silent } from '../engine/log.ts'
import { Pool, type Scripts } from '../engine/pool.ts'
import type { FsyncFault } from '../engine/protocol.ts'
import { server, type StatementWatch } from '../engine/session.ts'
import { grantTo } from './grants.ts'
import { migrate } from './migrate.ts'
import { type Space, spaceOf } from '../engine/disk/space.ts'

export interface DatabaseOptions {
  dataDir: string
  databaseUrl?: string | undefined
  /** Connects as the role that owns the tables, so that the role of `databaseUrl` need not own them. */
  migrationUrl?: string | undefined
  waitsForSpace?: boolean
  migrationsDir?: string | null
  log?: Log
  onStatement?: StatementWatch | undefined
  applicationName?: string
  queryTimeoutMs?: number
  faults?: { space?: Space; fsync?: FsyncFault; tickMs?: number }
  template?: string | undefined
}

interface Health {
  engine: 'embedded' | 'postgres'
  answers: boolean
  state: 'ready' | 'readOnly' | 'recovering' | 'closed'
  restarts: number
}

export interface Database extends Db {
  readonly engine: 'embedded' | 'postgres'
  longTransaction<T>(run: (db: Db & Scripts) => Promise<T>): Promise<T>
  load(): { open: number; busy: number; waiting: number }
  health(): Promise<Health>
  /**
   * The handler is also called with an empty payload after a reconnect, since notifications may have been
   * lost.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  close(): Promise<void>
}

const queryTimeoutMs = 5000
const transactionTimeoutMs = 30_000
const serverStartMs = 10_000
const fullMs = 3000
const oldestServer = 150_000

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  for (;;) {
    try {
      return await openOnce(options)
    } catch (error) {
      const isSpace = error instanceof DiskFull || error instanceof DatabaseReadOnly
      if (!isSpace || !options.waitsForSpace || options.databaseUrl) throw error
      options.log?.error({ err: error }, 'The disk is full: the start waits until there is space')
      await sleep(fullMs)
    }
  }
}

async function openOnce(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, migrationUrl } = options
  const folder = options.migrationsDir === undefined ? ownMigrations : options.migrationsDir
  const database = await (databaseUrl ? openServer(databaseUrl, options) : openEmbedded(options))
  try {
    if (folder && databaseUrl && migrationUrl) await migrateAsOwner(database, migrationUrl, options, folder)
    else if (folder) await migrate(database, folder)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function migrateAsOwner(database: Db, url: string, options: DatabaseOptions, folder: string) {
  const owner = await openServer(url, options)
  try {
    await migrate(owner, folder)
    await grantTo(owner, database)
  } finally {
    await owner.close()
  }
}

export const ownMigrations = fileURLToPath(new URL('../migrations', import.meta.url))

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const { dataDir, log = silent, faults = {} } = options
  const folder = dataDir.startsWith('memory:') ? null : dataDir
  const engine = await Embedded.open(folder, log, { fsync: faults.fsync, template: options.template })
  const channels = new EventEmitter()
  const pool = new Pool({
    target: { connect: () => engine.connect() },
    onNotify: (channel, payload) => channels.emit(channel, payload),
    max: 1,
    queryTimeoutMs: options.queryTimeoutMs ?? queryTimeoutMs,
    transactionTimeoutMs,
    onSilent: () => void engine.restart('no answer in time'),
    onStatement: options.onStatement,
    check: () => {
      if (engine.state !== 'ready') throw new DatabaseUnavailable('The database is being opened again.')
    },
  })
  const space = faults.space ?? (folder ? spaceOf(folder) : null)
  const housekeeping = new Housekeeping(engine, pool, log, space, faults.tickMs)
  const close = async () => {
    await housekeeping.stop()
    await pool.close()
    await engine.close()
  }
  try {
    await housekeeping.tick()
  } catch (error) {
    await close()
    throw error
  }
  return {
    ...queriesOf(pool),
    engine: 'embedded',
    health: () =>
      health(pool, 'embedded', () => ({
        state: engine.state === 'opening' ? 'recovering' : engine.state,
        restarts: engine.restarts,
      })),
    async listen(channel, handler) {
      channels.on(channel, handler)
      await pool.listen(channel)
      return async () => void channels.off(channel, handler)
    },
    close,
  }
}

async function openServer(url: string, options: DatabaseOptions): Promise<Database> {
  const limit = options.queryTimeoutMs ?? queryTimeoutMs
  const connection = {
    application_name: options.applicationName ?? 'plaza',
    timezone: 'UTC',
    datestyle: 'ISO,YMD',
    search_path: 'public',
    synchronous_commit: 'on',
    statement_timeout: limit,
    idle_in_transaction_session_timeout: 2 * transactionTimeoutMs,
    // Suits memory or flash storage. With the default, a search with many matches scans the whole table
    // instead of an index.
    random_page_cost: 1.1,
    // Enough to track the matches of a common word by row rather than by page.
    work_mem: '16MB',
    jit: 'off',
    client_min_messages: 'warning',
  }
  // The server's own timeout expires first. The pool's timeout is for a server that no longer responds.
  const pool = new Pool({
    target: { url, connection },
    max: 10,
    queryTimeoutMs: limit + 2000,
    transactionTimeoutMs,
    onStatement: options.onStatement,
  })
  try {
    await reach(pool)
  } catch (error) {
    await pool.close()
    throw error
  }
  const listener = postgres(...server(url, { max: 1, onnotice: () => {} }))
  let closed = false
  return {
    ...queriesOf(pool),
    engine: 'postgres',
    health: () => health(pool, 'postgres', () => ({ state: closed ? 'closed' : 'ready', restarts: 0 })),
    async listen(channel, handler) {
      let isFirst = true
      const listening = await listener.listen(channel, handler, () => {
        if (!isFirst) handler('')
        isFirst = false
      })
      return () => listening.unlisten()
    },
    async close() {
      closed = true
      await listener.end({ timeout: 1 })
      await pool.close()
    },
  }
}

type Queries = Pick<Database, 'query' | 'transaction' | 'longTransaction' | 'load' | 'notify'>

/** Queries that work the same way for the embedded database and for a server. */
const queriesOf = (pool: Pool): Queries => ({
  query: (text, params) => pool.query(text, params),
  transaction: (run) => pool.transaction(run),
  longTransaction: (run) => pool.longTransaction(run),
  load: () => pool.load,
  notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
})

const askVersion = `select current_setting('server_version_num')::int as version`

async function reach(pool: Pool) {
  const deadline = performance.now() + serverStartMs
  for (;;) {
    try {
      const { version } = await oneRow<{ version: number }>(pool, askVersion)
      if (version < oldestServer) throw new DatabaseUnsafe('PostgreSQL 15 or newer is needed.')
      return
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > deadline) throw error
      await sleep(250)
    }
  }
}

const healthMs = 2000
const probe = `select current_setting('transaction_read_only') = 'on' or pg_is_in_recovery() as read_only`

async function health(
  pool: Pool,
  engine: Health['engine'],
  now: () => Pick<Health, 'state' | 'restarts'>,
): Promise<Health> {
  const answer = pool.query<{ read_only: boolean }>(probe).then(
    ({ rows }) => rows[0]?.read_only === true,
    () => null,
  )
  const readOnly = await Promise.race([answer, sleep(healthMs, null, { ref: false })])
  const { state, restarts } = now()
  return {
    engine,
    restarts,
    answers: readOnly !== null,
    state: state === 'ready' && readOnly ? 'readOnly' : state,
  }
}
