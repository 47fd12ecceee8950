import { randomBytes } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from './sync.ts'

/** Written aside, synced, renamed, and the folder synced: a name appears only over a whole file, which its owner alone can read. */
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
