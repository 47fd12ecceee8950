import { randomBytes } from 'node:crypto'
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '../store/engine/disk/makeFolder.ts'
import { isNearlyFull, type Space, spaceOf } from '../store/engine/disk/space.ts'
import { type Media, type MediaEntry, MediaFull, mediaName, mediaType } from '../ports/media.ts'

const unfinished = /^[0-9a-f]{24}\.part$/

export async function openFolder(url: string, space?: Space): Promise<Media> {
  const folder = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
  makeFolder('MEDIA_URL', resolve(folder))
  const left = space ?? spaceOf(folder)
  return {
    put: async (name, bytes) => {
      if (isNearlyFull(await left())) throw new MediaFull('The disk is nearly full.')
      await write(folder, check(name), bytes)
    },
    get: (name) => read(folder, name),
    remove: async (name) => rm(join(folder, check(name)), { force: true }),
    list: () => entries(folder),
  }
}

/** Written aside, synced, renamed, and the folder synced: a name appears only over a whole file. */
async function write(folder: string, name: string, bytes: Uint8Array) {
  const aside = join(folder, `${randomBytes(12).toString('hex')}.part`)
  try {
    const file = await open(aside, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, join(folder, name))
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function read(folder: string, name: string) {
  if (!mediaName.test(name)) return null
  try {
    return { bytes: await readFile(join(folder, name)), type: mediaType(name) }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Lists the leftovers of a crash too, for the sweep. */
async function* entries(folder: string): AsyncGenerator<MediaEntry> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue
    const known = await stat(join(folder, entry.name)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (known) yield { name: entry.name, storedAt: known.mtime }
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

function check(name: string): string {
  if (mediaName.test(name) || unfinished.test(name)) return name
  throw new Error('not a media name')
}
