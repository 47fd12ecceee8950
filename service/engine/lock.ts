import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseLocked } from './errors.ts'

/** How long to wait for a previous owner that is just ending. */
const patienceMs = 1000

export interface Lock {
  release(): void
}

/**
 * Takes the data folder for this process alone. The lock is an exclusive transaction on a small SQLite file, so the
 * kernel drops it with the process, however it ends; a pid file would survive a `kill -9` and lie afterwards.
 */
export function takeLock(file: string): Lock {
  const owner = `${file}.pid`
  const sqlite = new DatabaseSync(file, { timeout: patienceMs })
  try {
    sqlite.exec('begin exclusive')
  } catch (cause) {
    sqlite.close()
    throw new DatabaseLocked(`The data folder is in use by ${holder(owner)}: ${file}`, { cause })
  }
  chmodSync(file, 0o600)
  writeFileSync(owner, String(process.pid), { mode: 0o600 })
  return {
    release() {
      rmSync(owner, { force: true })
      if (sqlite.isOpen) sqlite.close()
    },
  }
}

function holder(owner: string) {
  try {
    return `process ${readFileSync(owner, 'utf8')}`
  } catch {
    return 'another process'
  }
}
