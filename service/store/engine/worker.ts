import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { isMemoryShort } from '../../ports/memory.ts'
import { DurableFs } from './disk/durableFs.ts'
import { makeDatabase, sizeOf } from './disk/databaseFolder.ts'
import { type FromWorker, type Setup, slots, type ToWorker } from './protocol.ts'
import { dropTemplate, keepTemplate, pack, readTemplate, unpack } from './disk/template.ts'

// The worker thread of the embedded PostgreSQL. It exits once the engine can no longer be trusted.

const port = parentPort
if (!port) throw new Error('The engine runs in a worker thread.')
const setup = workerData as Setup
const counters = new Int32Array(setup.counters)

// Code that runs once, at opening, is not worth optimized compilation.
setFlagsFromString('--wasm-tiering-budget=1000000000')

/** The exit status that PGlite uses for SQL errors. */
const ordinaryError = 100
const sliceBytes = 256 * 1024

/**
 * In MB. Opening the database touches all of this memory, but too little makes searches among many events
 * slow.
 */
const buffers = { least: 16, most: isMemoryShort() ? 40 : 96 }
const quarter = setup.folder === null ? 0 : Math.ceil(sizeOf(join(setup.folder, 'base')) / 4_000_000)

const startParams = [
  '--single',
  '-O',
  '-j',
  ...Object.entries({
    search_path: 'public',
    exit_on_error: 'false',
    log_checkpoints: 'false',
    max_worker_processes: '0',
    max_parallel_workers: '0',
    max_parallel_workers_per_gather: '0',
    max_parallel_maintenance_workers: '0',
    io_method: 'sync',
    timezone: 'UTC',
    datestyle: 'ISO,YMD',
    fsync: setup.folder ? 'on' : 'off',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_sync_method: 'fsync',
    max_wal_size: '64MB',
    shared_buffers: `${Math.min(buffers.most, Math.max(buffers.least, quarter))}MB`,
    work_mem: '16MB',
    random_page_cost: '1.1',
    jit: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** Makes lower() and ILIKE support all of Unicode, and sorts text by code point, on every platform. */
const initParams = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']

function post(message: FromWorker, transfer: ArrayBuffer[] = []) {
  port?.postMessage(message, transfer)
}

let dead = false
let readyAt: number | null = null

function die(reason: string) {
  if (dead) return
  dead = true
  post({ type: 'dead', reason })
}

let lastMessage = ''

function onStderr(line: string) {
  if (line.startsWith('postgres: ')) lastMessage = line.trim()
  if (/\b(PANIC|FATAL):/.test(line)) die(line.trim())
  return false
}

async function createIn(folder: string) {
  const kept = readTemplate(initParams)
  if (kept) {
    try {
      await makeDatabase(folder, (making) => unpack(kept, making))
      return
    } catch {
      dropTemplate(initParams)
    }
  }
  const archive = await makeTemplate()
  await makeDatabase(folder, (making) => unpack(archive, making))
}

async function openFolder(folder: string) {
  if (setup.isNew) await createIn(folder)
  return open(storage(folder))
}

async function createInMemory() {
  const archive = setup.template
    ? readFileSync(setup.template)
    : (readTemplate(initParams) ?? (await makeTemplate()))
  return open({ dataDir: 'memory://', loadDataDir: new Blob([new Uint8Array(archive)]) })
}

/** Closes the database before packing it, so that copies open without crash recovery. */
async function makeTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-initdb-'))
  try {
    const pg = await open({ dataDir: folder, initDbStartParams: initParams })
    await pg.close()
    const archive = await pack(folder)
    keepTemplate(archive, initParams)
    return archive
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function storage(folder: string): PGliteOptions {
  const fsync = () => {
    const count = Atomics.add(counters, slots.fsyncs, 1) + 1
    return readyAt === null ? 0 : count - readyAt
  }
  const wal = (bytes: number) => void Atomics.add(counters, slots.walKb, bytes >> 10)
  return { fs: new DurableFs(folder, { fsync, wal }, setup.fsync) }
}

function open(options: PGliteOptions) {
  return PGlite.create({ ...options, extensions: { pg_trgm }, startParams, onStderr })
}

/** PGlite swallows exceptions, but any exception other than an SQL error means that the engine is broken. */
function guard(pg: PGlite) {
  const module = pg.Module
  const once = module._PostgresMainLoopOnce
  module._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      if (!isOrdinary(error)) die(`The engine stopped: ${String(error)}`)
      throw error
    }
  }
}

function isOrdinary(error: unknown) {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === ordinaryError
}

/**
 * Returns an error message if a commit does not reach the disk or a safeguard is off, in case the hook fails
 * with another version of PGlite.
 */
async function selfTest(pg: PGlite) {
  await pg.exec(`
    create schema if not exists engine;
    create table if not exists engine.probe (id int primary key, opened int not null);
  `)
  const before = Atomics.load(counters, slots.fsyncs)
  await pg.exec(
    `insert into engine.probe values (1, 1) on conflict (id) do update set opened = probe.opened + 1`,
  )
  if (Atomics.load(counters, slots.fsyncs) === before) return 'a commit did not reach the disk (no fsync)'
  for (const name of ['fsync', 'full_page_writes', 'data_checksums']) {
    const { rows } = await pg.query<Record<string, string>>(`show ${name}`)
    if (rows[0]?.[name] !== 'on') return `${name} is off`
  }
  return null
}

let chunks: Uint8Array[] = []
let size = 0

function onRawData(bytes: Uint8Array) {
  chunks.push(bytes.slice())
  size += bytes.length
  if (size >= sliceBytes) flush()
}

function flush() {
  if (dead) return
  // Copied again, since Buffer.concat may return a slice of
  // the shared buffer pool, which must not be transferred.
  const bytes = new Uint8Array(Buffer.concat(chunks))
  chunks = []
  size = 0
  post({ type: 'answer', bytes }, [bytes.buffer])
}

let started = false

/** A new connection must not inherit the previous one's transaction. */
function forgetSession(pg: PGlite) {
  pg.execProtocolRawSync(Uint8Array.of(0x53, 0, 0, 0, 4))
  pg.execProtocolRawSync(simpleQuery('rollback'))
  pg.execProtocolRawSync(simpleQuery('discard all'))
}

function simpleQuery(sql: string) {
  const message = new Uint8Array(6 + sql.length)
  message[0] = 0x51
  new DataView(message.buffer).setInt32(1, 5 + sql.length)
  message.set(new TextEncoder().encode(sql), 5)
  return message
}

async function answer(pg: PGlite, bytes: Uint8Array) {
  if (dead) return
  if (bytes[0] === 0) {
    if (started) forgetSession(pg)
    started = true
  }
  try {
    await pg.execProtocolRawStream(bytes, { syncToFs: false, onRawData })
    flush()
  } catch (error) {
    die(`The engine stopped: ${String(error)}`)
  }
}

async function main() {
  const pg = setup.folder ? await openFolder(setup.folder) : await createInMemory()
  const unsafe = setup.folder ? await selfTest(pg) : null
  if (unsafe) {
    post({ type: 'unsafe', reason: unsafe })
    return
  }
  guard(pg)
  port?.on('message', (message: ToWorker) => {
    if (message.type === 'wire') void answer(pg, message.bytes)
    else void pg.close().then(() => post({ type: 'closed' }))
  })
  readyAt = Atomics.load(counters, slots.fsyncs)
  post({ type: 'ready' })
}

try {
  await main()
} catch (error) {
  const text = error instanceof Error ? error.message : String(error)
  die(lastMessage ? `${text} (${lastMessage})` : text)
}
