import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from './sync.ts'

/**
 * Writes to a temporary name, syncs, renames, and syncs the folder, so that `path` never names a partial
 * file. Only the owner can read the file.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path)
  const aside = join(folder, `${randomBytes(12).toString('hex')}.part`)
  try {
    await writeFile(aside, content, { flag: 'wx', mode: 0o600, flush: true })
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  await syncFolder(folder)
}
