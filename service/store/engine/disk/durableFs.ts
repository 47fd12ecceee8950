import * as fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { codeOf } from '../errors.ts'
import type { FsyncFault } from '../protocol.ts'

interface Emscripten {
  FS: { ErrnoError: new (errno: number) => Error }
  NODEFS: { stream_ops: StreamOps }
}

interface Stream {
  nfd: number
  node: { parent: { name: string } }
}

interface StreamOps {
  fsync?: (stream: Stream) => number
  write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number
}

interface Counters {
  fsync(): number
  wal(bytes: number): void
}

/** Emscripten's EIO: it makes the engine panic, and the supervisor then restarts it. */
const EIO = 29

/**
 * Adds the fsync that PGlite's Node file system lacks
 * (docs/decisions/service/an-engine-that-keeps-its-word.md).
 */
export class DurableFs extends NodeFS {
  readonly #counters: Counters
  readonly #fault: FsyncFault | null

  constructor(dataDir: string, counters: Counters, fault: FsyncFault | null = null) {
    super(dataDir)
    this.#counters = counters
    this.#fault = fault
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const hook = (module: unknown) => this.#hook(module as Emscripten)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }

  #hook({ FS, NODEFS }: Emscripten) {
    const operations = NODEFS.stream_ops
    const { write } = operations
    operations.write = (stream, buffer, offset, length, position) => {
      if (stream.node.parent.name === 'pg_wal') this.#counters.wal(length)
      return write(stream, buffer, offset, length, position)
    }
    if (this.#fault === 'missing') return
    operations.fsync = (stream) => {
      try {
        fs.fsyncSync(stream.nfd)
      } catch (error) {
        if (!isFolderOnWindows(error)) throw new FS.ErrnoError(EIO)
      }
      if (this.#counters.fsync() === this.#fault) throw new FS.ErrnoError(EIO)
      return 0
    }
  }
}

/** Windows cannot open or fsync a folder, but makes its entries durable automatically. */
function isFolderOnWindows(error: unknown) {
  return process.platform === 'win32' && codeOf(error) === 'EPERM'
}
