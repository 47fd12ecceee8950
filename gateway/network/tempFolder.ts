import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'

/** ms; longer than any request. */
const longestLife = 10 * 60_000

class FolderError extends Error {
  override readonly name = 'FolderError'
}

const full = new Set(['ENOSPC', 'EDQUOT'])

export class TempFolder {
  readonly #parent: string
  readonly #path: string
  #made: Promise<unknown> | null = null

  constructor(parent: string) {
    this.#parent = parent
    this.#path = join(parent, `${hostname()}.${process.pid}.${randomUUID()}`)
  }

  async newPath(): Promise<string> {
    this.#made ??= makeFolder(this.#path)
    try {
      await this.#made
    } catch (error) {
      this.#made = null
      throw error
    }
    return join(this.#path, randomUUID())
  }

  /** Reports an unwritable folder at startup. A full disk is not reported, since space may be freed later. */
  async probe(dataDir: string): Promise<void> {
    try {
      await makeFolder(dataDir)
      await this.newPath()
    } catch (cause) {
      const code = codeOf(cause)
      if (full.has(code)) return
      throw new FolderError(`DATA_DIR ${dataDir} cannot be used: ${code}.`, { cause })
    }
  }

  async sweep(): Promise<void> {
    const names = await readdir(this.#parent).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const name of names) {
      const path = join(this.#parent, name)
      if (await isStale(name, path)) await rm(path, { recursive: true, force: true })
    }
  }

  async close(): Promise<void> {
    await rm(this.#path, { recursive: true, force: true })
  }
}

/** Node's recursive mkdir hangs in folders where none can be created, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    const code = codeOf(error)
    const parent = dirname(path)
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    const hasParent = code !== 'ENOENT' || parent === path || (await stat(parent).catch(() => null)) !== null
    if (hasParent) throw error
    await makeFolder(parent)
    await makeFolder(path)
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

async function isStale(name: string, path: string): Promise<boolean> {
  const [, host, pid] = /^(.+)\.(\d+)\.[\w-]{36}$/.exec(name) ?? []
  if (host === undefined) return false
  // In containers, an earlier process often had the same process id as this one.
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid))
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs > longestLife
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
