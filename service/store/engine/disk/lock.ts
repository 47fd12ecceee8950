import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderError } from './makeFolder.ts'
import { isFull } from './space.ts'
import { DatabaseLocked, DiskFull } from '../errors.ts'

const patienceMs = 1000

export interface Lock {
  release(): void
}

/**
 * The lock is a transaction on an SQLite file. The kernel releases it
 * when the process ends, whereas a pid file survives a `kill -9`.
 */
export function takeLock(file: string): Lock {
  const owner = `${file}.pid`
  const sqlite = open(file)
  try {
    sqlite.exec('begin exclusive')
  } catch (cause) {
    sqlite.close()
    if (!isBusy(cause)) throw unusable(file, cause)
    throw new DatabaseLocked(`The data folder is in use by ${holder(owner)}: ${file}`, { cause })
  }
  chmodSync(file, 0o600)
  note(owner)
  return {
    release() {
      rmSync(owner, { force: true })
      if (sqlite.isOpen) sqlite.close()
    },
  }
}

function open(file: string) {
  try {
    return new DatabaseSync(file, { timeout: patienceMs })
  } catch (cause) {
    throw unusable(file, cause)
  }
}

function unusable(file: string, cause: unknown) {
  if (isFull(dirname(file))) return new DiskFull(file, cause)
  return new FolderError(`DATA_DIR cannot be used: ${file} cannot be opened as its lock.`, { cause })
}

/** SQLITE_BUSY; the higher bits hold details. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

function note(owner: string) {
  try {
    writeFileSync(owner, String(process.pid), { mode: 0o600 })
  } catch {
    rmSync(owner, { force: true })
  }
}

function holder(owner: string) {
  try {
    return `process ${readFileSync(owner, 'utf8')}`
  } catch {
    return 'another process'
  }
}
