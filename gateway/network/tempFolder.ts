import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** ms; longer than any request of any process lives. */
const longestLife = 10 * 60_000

export class TempFolder {
  readonly #parent: string
  readonly #path: string
  #made: Promise<unknown> | null = null

  constructor(parent: string) {
    this.#parent = parent
    this.#path = join(parent, `${hostname()}.${process.pid}.${randomUUID()}`)
  }

  async newPath(): Promise<string> {
    this.#made ??= mkdir(this.#path, { recursive: true, mode: 0o700 })
    try {
      await this.#made
    } catch (error) {
      this.#made = null
      throw error
    }
    return join(this.#path, randomUUID())
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

async function isStale(name: string, path: string): Promise<boolean> {
  const [, host, pid] = /^(.+)\.(\d+)\.[\w-]{36}$/.exec(name) ?? []
  if (host === undefined) return false
  // An earlier process may have had our own number, as happens in containers.
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
