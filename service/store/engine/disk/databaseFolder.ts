import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFolder, syncTree } from './sync.ts'
import { codeOf, DatabaseDamaged } from '../errors.ts'
import { takeLock } from './lock.ts'

// The embedded database's folder is never emptied: a new one
// is created next to it and renamed once it is complete.

const version = '18'
const versionFile = 'PG_VERSION'

export function holdsDatabase(folder: string): boolean {
  const names = namesIn(folder)
  if (names.length === 0) return false
  if (!names.includes(versionFile)) throw new DatabaseDamaged(`${versionFile} is missing`, { folder })
  const found = versionIn(folder)
  if (found === version) return true
  const isOther = /^\d{1,3}$/.test(found)
  const reason = isOther
    ? `PostgreSQL ${found} made it, and this Plaza has ${version}`
    : `${versionFile} is damaged`
  throw new DatabaseDamaged(reason, { folder })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'ENOENT') return []
    const reason = code === 'ENOTDIR' ? 'it is no folder' : `it cannot be read (${String(code)})`
    throw new DatabaseDamaged(reason, { folder, cause })
  }
}

function versionIn(folder: string) {
  try {
    return readFileSync(join(folder, versionFile), 'utf8').trim()
  } catch {
    return ''
  }
}

const makingOf = (folder: string) => `${folder}.making`

export function setUnfinishedAside(folder: string): Promise<string | null> {
  return setAside(makingOf(folder), `${folder}.unfinished`)
}

async function setAside(path: string, as = `${path}.set-aside`): Promise<string | null> {
  if (!statSync(path, { throwIfNoEntry: false })) return null
  const name = `${as}-${new Date().toISOString().replaceAll(':', '-')}`
  renameSync(path, name)
  await syncFolder(dirname(path))
  return name
}

export async function makeDatabase(folder: string, fill: (making: string) => Promise<void>): Promise<void> {
  const making = makingOf(folder)
  mkdirSync(making, { mode: 0o700 })
  try {
    await fill(making)
    if (!holdsDatabase(making)) throw new Error('The new database is empty.')
    await syncTree(making)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    throw error
  }
  // Windows cannot rename a folder onto an existing one.
  if (statSync(folder, { throwIfNoEntry: false })) rmdirSync(folder)
  renameSync(making, folder)
  await syncFolder(dirname(folder))
}

const restoredOf = (folder: string) => `${folder}.restored`

export async function replaceDatabase(dataDir: string, restored: string): Promise<string | null> {
  const folder = join(dataDir, 'database')
  const lock = takeLock(join(dataDir, 'database.lock'))
  try {
    await setAside(restoredOf(folder))
    await syncTree(restored)
    renameSync(restored, restoredOf(folder))
    await syncFolder(dataDir)
    const aside = await setAside(folder)
    await finishReplacing(folder)
    return aside
  } finally {
    lock.release()
  }
}

export async function finishReplacing(folder: string): Promise<boolean> {
  if (!statSync(restoredOf(folder), { throwIfNoEntry: false })) return false
  if (statSync(folder, { throwIfNoEntry: false })) rmdirSync(folder)
  renameSync(restoredOf(folder), folder)
  await syncFolder(dirname(folder))
  return true
}

export function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}
