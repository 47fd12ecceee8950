import { chmodSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { makeFolder } from './disk/makeFolder.ts'
import { isFull } from './disk/space.ts'
import { DatabaseDamaged, DatabaseUnavailable, DatabaseUnsafe, DiskFull } from './errors.ts'
import { finishReplacing, holdsDatabase, setUnfinishedAside } from './disk/databaseFolder.ts'
import { type Lock, takeLock } from './disk/lock.ts'
import type { Log } from './log.ts'
import { type FromWorker, type FsyncFault, type Setup, slotCount, slots, type ToWorker } from './protocol.ts'
import { WireSocket } from './wireSocket.ts'

type EngineState = 'opening' | 'ready' | 'recovering' | 'closed'

interface ForTests {
  fsync?: FsyncFault | undefined
  template?: string | undefined
}

const backoff = [0, 250, 500, 1000, 2000, 5000]
const closeMs = 10_000
/** Recovery reads at most 64 MB, so an engine that takes longer than this is stuck. */
const openMs = 180_000

/**
 * A PGlite worker that is replaced when it panics, stops or hangs
 * (docs/decisions/service/an-engine-that-keeps-its-word.md).
 */
export class Embedded {
  state: EngineState = 'opening'
  restarts = 0
  readonly #folder: string | null
  readonly #lock: Lock | null
  readonly #log: Log
  readonly #fsync: FsyncFault | null
  readonly #template: string | null
  #worker: Worker | null = null
  #counters = new Int32Array(new SharedArrayBuffer(4 * slotCount))
  #socket: WireSocket | null = null

  private constructor(folder: string | null, lock: Lock | null, log: Log, { fsync, template }: ForTests) {
    this.#folder = folder
    this.#lock = lock
    this.#log = log
    this.#fsync = fsync ?? null
    this.#template = template ?? null
  }

  static async open(dataDir: string | null, log: Log, forTests: ForTests = {}) {
    if (dataDir) makeFolder('DATA_DIR', dataDir)
    const lock = dataDir ? takeLock(join(dataDir, 'database.lock')) : null
    const embedded = new Embedded(dataDir ? join(dataDir, 'database') : null, lock, log, forTests)
    try {
      await embedded.#begin()
    } catch (error) {
      await embedded.#stop()
      lock?.release()
      throw error
    }
    return embedded
  }

  async #begin() {
    const folder = this.#folder
    if (!folder) return await this.#start(true)
    const isNew = !holdsDatabase(folder) && !(await finishReplacing(folder))
    const unfinished = isNew ? await setUnfinishedAside(folder) : null
    if (unfinished) {
      const text = 'The making of the database had been interrupted; what there was of it is set aside'
      this.#log.warn({ folder: unfinished }, text)
    }
    try {
      await this.#start(isNew)
    } catch (error) {
      throw asRefusal(error, folder)
    }
    chmodSync(folder, 0o700)
    // Earlier versions marked an unfinished database with this file, and would empty a database that has it.
    rmSync(`${folder}.incomplete`, { force: true })
  }

  get walKb() {
    return Atomics.load(this.#counters, slots.walKb)
  }

  connect() {
    const worker = this.#worker
    if (this.state !== 'ready' || !worker)
      throw new DatabaseUnavailable('The database is being opened again.')
    this.#socket?.destroy()
    this.#socket = new WireSocket((bytes) => send(worker, { type: 'wire', bytes }))
    return this.#socket
  }

  async restart(reason: string) {
    if (this.state !== 'ready') return
    this.state = 'recovering'
    this.restarts += 1
    this.#log.error({ reason }, 'The database engine is restarted')
    await this.#stop()
    if (!this.#folder) {
      this.state = 'closed'
      return
    }
    const began = performance.now()
    for (let attempt = 0; !this.#isClosed(); attempt += 1) {
      try {
        await sleep(backoff[Math.min(attempt, backoff.length - 1)])
        if (!holdsDatabase(this.#folder)) throw new DatabaseDamaged('it is gone', { folder: this.#folder })
        await this.#start(false)
        this.#log.info({ ms: Math.round(performance.now() - began) }, 'The database engine is back')
        return
      } catch (error) {
        this.#log.error({ err: error }, 'The database engine did not open')
        await this.#stop()
      }
    }
  }

  async close() {
    if (this.state === 'closed') {
      this.#lock?.release()
      return
    }
    const ready = this.state === 'ready'
    this.state = 'closed'
    this.#socket?.destroy()
    if (ready && this.#worker) await this.#endCleanly(this.#worker)
    await this.#stop()
    this.#lock?.release()
  }

  // A method, since the compiler would otherwise assume that `state` cannot have changed.
  #isClosed() {
    return this.state === 'closed'
  }

  #start(isNew: boolean) {
    // An empty pid file stops the engine, and our own lock already protects the folder.
    if (this.#folder) rmSync(join(this.#folder, 'postmaster.pid'), { force: true })
    this.#counters = new Int32Array(new SharedArrayBuffer(4 * slotCount))
    const workerData: Setup = {
      folder: this.#folder,
      isNew,
      counters: this.#counters.buffer as SharedArrayBuffer,
      fsync: this.#fsync,
      template: this.#template,
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] })
    this.#worker = worker
    return new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => fail('It was not open in time'), openMs)
      const fail = (reason: string) => {
        clearTimeout(late)
        reject(new DatabaseUnavailable(reason))
        if (this.#worker === worker) void this.restart(reason)
      }
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'answer') this.#socket?.receive(message.bytes)
        else if (message.type === 'dead') fail(message.reason)
        else if (message.type === 'unsafe') reject(new DatabaseUnsafe(unsafeText(message.reason)))
        else if (message.type === 'ready') {
          clearTimeout(late)
          this.state = 'ready'
          resolve()
        }
      })
      worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)))
      worker.on('exit', () => fail('The engine thread ended.'))
    })
  }

  async #endCleanly(worker: Worker) {
    const closed = new Promise<void>((resolve) => {
      worker.on('message', (message: FromWorker) => message.type === 'closed' && resolve())
    })
    send(worker, { type: 'close' })
    await Promise.race([closed, sleep(closeMs, undefined, { ref: false })])
  }

  async #stop() {
    const worker = this.#worker
    this.#worker = null
    const socket = this.#socket
    this.#socket = null
    await worker?.terminate()
    socket?.destroy()
  }
}

function send(worker: Worker, message: ToWorker) {
  worker.postMessage(message, message.type === 'wire' ? [message.bytes.buffer] : [])
}

function asRefusal(error: unknown, folder: string) {
  if (!(error instanceof DatabaseUnavailable)) return error
  const [, reason = error.message] = /(?:PANIC|FATAL):\s*(.*)/.exec(error.message) ?? []
  if (/no space left|quota exceeded/i.test(reason) || isFull(dirname(folder)))
    return new DiskFull(folder, error)
  const message = reason.split('\n')[0]?.replaceAll('/pglite/data', folder) ?? ''
  return new DatabaseDamaged(message.replace(/\.$/, ''), { folder, cause: error })
}

function unsafeText(reason: string) {
  return `The embedded database must not be used here: ${reason}. Set DATABASE_URL to use a PostgreSQL server.`
}
