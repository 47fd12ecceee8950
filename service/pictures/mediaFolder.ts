import { opendir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from '../store/engine/disk/makeFolder.ts'
import { isNearlyFull, type Space, spaceOf } from '../store/engine/disk/space.ts'
import { codeOf } from '../store/engine/errors.ts'
import { writeWhole } from '../store/engine/disk/writeWhole.ts'
import { type Media, type MediaEntry, MediaFull, mediaName, mediaType } from '../ports/media.ts'

/** The names that `writeWhole` gives to unfinished files. */
const unfinished = /^[0-9a-f]{24}\.part$/

export async function openFolder(url: string, space?: Space): Promise<Media> {
  const folder = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
  makeFolder('MEDIA_URL', resolve(folder))
  const left = space ?? spaceOf(folder)
  return {
    put: async (name, bytes) => {
      if (isNearlyFull(await left())) throw new MediaFull('The disk is nearly full.')
      await writeWhole(join(folder, check(name)), bytes)
    },
    get: (name) => read(folder, name),
    remove: async (name) => rm(join(folder, check(name)), { force: true }),
    list: () => entries(folder),
  }
}

async function read(folder: string, name: string) {
  if (!mediaName.test(name)) return null
  try {
    return { bytes: await readFile(join(folder, name)), type: mediaType(name) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Includes leftovers of a crash, so that the sweep can remove them. */
async function* entries(folder: string): AsyncGenerator<MediaEntry> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue
    const known = await stat(join(folder, entry.name)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    })
    if (known) yield { name: entry.name, storedAt: known.mtime }
  }
}

function check(name: string): string {
  if (mediaName.test(name) || unfinished.test(name)) return name
  throw new Error('not a media name')
}
