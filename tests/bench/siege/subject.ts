import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { hashPassword } from '../../../service/account/passwords/passwords.ts'
import { openSession } from '../../../service/account/sessions.ts'
import { freshDatabase, startPostgres } from '../../support/database/postgres.ts'
import { freePort } from '../../support/freePort.ts'
import { generate } from '../service/generate.ts'
import type { Client } from './clients.ts'
import { limitMemory } from './memoryLimit.ts'

export type Engine = 'embedded' | 'postgres'

export const password = 'kites over the river'
const root = join(import.meta.dirname, '../../..')
const events = 10_000
const limit = 1_000_000_000
/** The unit of `/proc/PID/stat` in ms. */
const tick = 10
/**
 * The number of accounts that strangers attack. The 1,000 people use other accounts, since an account has at
 * most ten sessions.
 */
const attacked = 20

/**
 * A Plaza with 10,000 events under a limit of 1 GB, with signed-in people, and access to its database after
 * it has ended.
 */
export interface Subject {
  url: string
  events: number
  clients: Client[]
  /** Email addresses of the attacked accounts, all with `password`. */
  owners: string[]
  /** True if the kernel enforces the limit. */
  isLimited: boolean
  /** In MB. */
  rss: () => number
  /** The CPU time of the process so far, in ms. */
  cpu: () => number
  hasEnded: () => boolean
  /** Ends the process, then reads its database. */
  stop: <Facts>(read: (database: Database) => Promise<Facts>) => Promise<Facts>
}

/** `prepare` changes the database before the process starts. */
export async function openSubject(
  engine: Engine,
  people: number,
  prepare: (database: Database) => Promise<unknown> = async () => {},
): Promise<Subject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-siege-'))
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const databaseUrl = postgres ? await freshDatabase(postgres.url) : undefined
  const open = () => openDatabase({ dataDir, databaseUrl, log: pino({ level: 'silent' }) })
  const { clients, owners } = await populate(await open(), people, prepare)

  const port = await freePort()
  const memory = limitMemory(`plaza-siege-${port}`, limit)
  const child = spawn(process.execPath, ['gateway/process/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'error',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.pid) memory?.hold(child.pid)
  for await (const text of child.stdout ?? []) if (String(text).includes('Plaza is at')) break
  child.stdout?.resume()

  return {
    url: `http://127.0.0.1:${port}`,
    events,
    clients,
    owners,
    isLimited: memory !== null,
    rss: () => rssOf(child),
    cpu: () => cpuOf(child),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async (read) => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      memory?.remove()
      const database = await open()
      try {
        return await read(database)
      } finally {
        await database.close()
        await postgres?.stop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}

async function populate(
  database: Database,
  people: number,
  prepare: (database: Database) => Promise<unknown>,
) {
  try {
    await generate(database, events, 7)
    await prepare(database)
    const hash = await hashPassword(password)
    const { rows } = await database.query<{ id: number }>(
      'select id from users where is_active and is_email_verified order by id limit $1',
      [people + attacked],
    )
    const clients: Client[] = []
    for (const { id } of rows.slice(0, -attacked)) {
      const token = await openSession(database, id, new Date())
      if (token !== null) clients.push({ userId: id, token })
    }
    const owners = rows
      .slice(-attacked)
      .map(({ id }, n) => ({ id, email: n === 0 ? 'owner@plaza.test' : `owner${n}@plaza.test` }))
    for (const { id, email } of owners) {
      await database.query('update users set email = $2, email_key = $2, password_hash = $3 where id = $1', [
        id,
        email,
        hash,
      ])
    }
    return { clients, owners: owners.map(({ email }) => email) }
  } finally {
    await database.close()
  }
}

function cpuOf({ pid }: ChildProcess): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

function rssOf({ pid }: ChildProcess): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1000)
  } catch {
    return 0
  }
}
