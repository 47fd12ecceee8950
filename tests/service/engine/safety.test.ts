import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '../../../service/store/database/database.ts'
import { copyMigrated } from '../../support/database/embedded.ts'
import { isDeep } from '../../support/run/tier.ts'

/** `npm run test:deep` sets this to 60. */
const killRounds = Number(process.env['KILL_ROUNDS'] ?? 1)
const writer = join(import.meta.dirname, '../../support/database/databaseWriter.ts')
/** A query that practically never ends. */
const hung = 'select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b'

const folders: string[] = []
const databases: Database[] = []
const children: ChildProcess[] = []

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-engine-'))
  folders.push(folder)
  return folder
}

/** A new folder with a migrated database. */
const madeFolder = () => copyMigrated(newFolder())

async function open(options: DatabaseOptions) {
  const db = await openDatabase({ migrationsDir: null, ...options })
  databases.push(db)
  return db
}

/** Starts the writing process, and reads its output. */
function startWriter(dataDir: string) {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const lines: string[] = []
  let rest = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  const acks = () => lines.filter((line) => line.startsWith('ack')).map((line) => Number(line.slice(4)))
  const have = () =>
    lines
      .find((line) => line.startsWith('have'))
      ?.split(' ')
      .slice(1)
      .map(Number)
  return { child, acks, have, errors: () => errors }
}

async function kill(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function idsOf(db: Database) {
  return (await db.query<{ id: number }>('select id from t order by id')).rows.map(({ id }) => id)
}

async function backAgain(db: Database) {
  await expect
    .poll(
      () =>
        db.query('select 1').then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
}

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await Promise.all(databases.splice(0).map((db) => db.close()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the lock', () => {
  test('a second attempt to open is refused with the name of the holder; closing frees the folder', async () => {
    const dataDir = newFolder()
    const first = await open({ dataDir })
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      name: 'DatabaseLocked',
      message: expect.stringContaining(`in use by process ${process.pid}:`),
    })
    await first.query('select 1')
    await first.close()
    const second = await open({ dataDir })
    expect((await second.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('another process is refused, and the lock of a killed process is removed', async () => {
    const dataDir = madeFolder()
    const { child, acks } = startWriter(dataDir)
    await expect.poll(() => acks().length, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect(openDatabase({ dataDir })).rejects.toThrow(`process ${child.pid}`)
    await kill(child)
    const db = await open({ dataDir })
    const { rows } = await db.query<{ n: number }>('select count(*) as n from ledger')
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acks().length)
  })
})

describe('data on the disk', () => {
  test('the engine refuses to start without a working fsync', async () => {
    const dataDir = newFolder()
    await expect(openDatabase({ dataDir, faults: { fsync: 'missing' } })).rejects.toMatchObject({
      name: 'DatabaseUnsafe',
      message: expect.stringContaining('a commit did not reach the disk'),
    })
    const db = await open({ dataDir })
    expect((await db.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
    expect((await db.query('show wal_sync_method')).rows).toEqual([{ wal_sync_method: 'fsync' }])
    expect((await db.query('show full_page_writes')).rows).toEqual([{ full_page_writes: 'on' }])
    expect((await db.query('show data_checksums')).rows).toEqual([{ data_checksums: 'on' }])
    expect((await db.query('show max_wal_size')).rows).toEqual([{ max_wal_size: '64MB' }])
  })

  test('only its owner can read the folder', async () => {
    const dataDir = join(newFolder(), 'data')
    await open({ dataDir })
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'database.lock')).mode & 0o777).toBe(0o600)
  })

  test('a database is kept, even next to the marker that made an earlier version replace it', async () => {
    const dataDir = newFolder()
    const first = await open({ dataDir })
    await first.query('create table t (id int)')
    await first.close()
    writeFileSync(join(dataDir, 'database.incomplete'), '')
    const second = await open({ dataDir })
    expect(await idsOf(second)).toEqual([])
    expect(existsSync(join(dataDir, 'database.incomplete'))).toBe(false)
  })

  test(
    'kill -9 during writes: nothing acknowledged is lost, duplicated or incomplete',
    { timeout: 300_000 + 10_000 * killRounds },
    async () => {
      const dataDir = madeFolder()
      let acknowledged = 0
      for (let round = 0; round <= killRounds; round += 1) {
        const { child, acks, have, errors } = startWriter(dataDir)
        await expect.poll(have, { timeout: 60_000, message: errors() }).toBeDefined()
        const [ledger = 0, mirror = 0, last = 0] = have() ?? []
        expect({ mirror, last }).toEqual({ mirror: ledger, last: ledger })
        // The transaction in progress at the kill may or may not have been committed.
        expect([acknowledged, acknowledged + 1]).toContain(ledger)
        if (round < killRounds) {
          await expect.poll(() => acks().length, { timeout: 60_000, message: errors() }).toBeGreaterThan(1)
          await sleep(Math.random() * 300)
        }
        await kill(child)
        acknowledged = acks().at(-1) ?? ledger
      }
      expect(acknowledged).toBeGreaterThan(killRounds)
    },
  )
})

describe('supervision', () => {
  test('a hung query is ended, other callers are asked to retry, no committed data is lost, and listeners are told', async () => {
    const db = await open({ dataDir: madeFolder(), queryTimeoutMs: 1000 })
    await db.query('create table t (id int)')
    await db.query('insert into t values (1)')
    const heard: string[] = []
    await db.listen('news', (payload) => heard.push(payload))
    const lost = db.transaction(async (tx) => {
      await tx.query('insert into t values (2)')
      await tx.query(hung)
    })
    const waiting = db.query('select 1')
    await expect(lost).rejects.toMatchObject({ name: 'DatabaseUnavailable', retryAfter: 1 })
    await expect(waiting).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    await expect(db.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    expect(await db.health()).toMatchObject({ answers: false, state: 'recovering' })
    await backAgain(db)
    expect(await idsOf(db)).toEqual([1])
    expect(await db.health()).toMatchObject({ answers: true, state: 'ready', restarts: 1 })
    // A notification may have been lost, and later ones arrive.
    expect(heard).toEqual([''])
    await db.notify('news', 'later')
    await expect.poll(() => heard).toEqual(['', 'later'])
  })

  test.runIf(isDeep)(
    'a sleeping query counts as hung too; a long transaction may take its time',
    async () => {
      const db = await open({ dataDir: madeFolder(), queryTimeoutMs: 1500 })
      await db.longTransaction((tx) => tx.query('select pg_sleep(3)'))
      expect(await db.health()).toMatchObject({ restarts: 0 })
      await expect(db.query('select pg_sleep(60)')).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
      await backAgain(db)
      expect(await db.health()).toMatchObject({ restarts: 1 })
    },
  )

  test.runIf(isDeep)(
    'when the disk fails an fsync, the engine panics and is opened again; everything acknowledged is there',
    async () => {
      const db = await open({ dataDir: madeFolder(), faults: { fsync: 40 } })
      await db.query('create table t (id int primary key)')
      const acknowledged: number[] = []
      let failures = 0
      for (let id = 1; failures < 2 && id < 1000; id += 1) {
        try {
          await db.query('insert into t values ($1)', [id])
          acknowledged.push(id)
        } catch (error) {
          expect(error).toMatchObject({ name: 'DatabaseUnavailable' })
          failures += 1
          await backAgain(db)
        }
      }
      expect(failures).toBe(2)
      expect(acknowledged.length).toBeGreaterThan(20)
      expect(await idsOf(db)).toEqual(expect.arrayContaining(acknowledged))
      expect((await db.health()).restarts).toBe(2)
    },
  )
})

describe('housekeeping', () => {
  test('on a nearly full disk, reads continue and writes are refused until there is space', async () => {
    const total = 100e9
    let free = 50e9
    const space = async () => ({ free, total })
    const db = await open({ dataDir: madeFolder(), queryTimeoutMs: 1000, faults: { space, tickMs: 20 } })
    await db.query('create table t (id int)')
    free = 200e6
    const state = async () => (await db.health()).state
    await expect.poll(state).toBe('readOnly')
    await expect(db.query('insert into t values (1)')).rejects.toMatchObject({ name: 'DatabaseReadOnly' })
    await expect(db.transaction((tx) => tx.query('delete from t'))).rejects.toMatchObject({
      name: 'DatabaseReadOnly',
    })
    expect(await idsOf(db)).toEqual([])
    await db.query(hung).catch(() => null)
    await backAgain(db)
    await expect(db.query('insert into t values (2)')).rejects.toMatchObject({ name: 'DatabaseReadOnly' })
    free = 50e9
    await expect.poll(state).toBe('ready')
    await db.query('insert into t values (3)')
    expect(await idsOf(db)).toEqual([3])
  })

  test.runIf(isDeep)('the WAL stays short, and statistics are updated after bulk changes', async () => {
    const dataDir = madeFolder()
    const db = await open({ dataDir, faults: { tickMs: 50 } })
    await db.query('create table t (id int, filler text)')
    for (let round = 0; round < 10; round += 1) {
      await db.longTransaction((tx) =>
        tx.query(`insert into t select n, repeat('x', 1000) from generate_series(1, 20000) n`),
      )
      await sleep(100)
    }
    const walMb = () =>
      readdirSync(join(dataDir, 'database/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length * 16
    await expect.poll(walMb, { timeout: 60_000 }).toBeLessThanOrEqual(112)
    const analyzed = async () =>
      (await db.query(`select last_analyze is not null as done from pg_stat_user_tables where relname = 't'`))
        .rows
    await expect.poll(analyzed, { timeout: 40_000, interval: 500 }).toEqual([{ done: true }])
  })
})
