import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { openDatabase } from '../../store/database/database.ts'
import { DatabaseLocked } from '../../store/engine/errors.ts'
import { syncFolder } from '../../store/engine/disk/sync.ts'
import { type Media, mediaName } from '../../ports/media.ts'
import type { Settings } from '../../ports/settings.ts'
import { openMedia } from '../../pictures/openMedia.ts'
import { CommandError } from '../../ports/commandError.ts'
import { bytesEntry, type Entry, writeArchive } from './archive.ts'
import { askForSnapshot } from './control.ts'
import { Head, headFile, rowsFile, takeSnapshot } from './snapshot.ts'

export type Places = Pick<Settings, 'dataDir' | 'databaseUrl' | 'mediaUrl'> &
  Partial<Pick<Settings, 'migrationUrl'>>

export interface Tally {
  rows: number
  pictures: number
  setAside?: string | null
}

export const entryOf = (table: string) => `database/${rowsFile(table)}.gz`
export const mediaFolder = 'media/'

const ahead = 8

export async function backUp(places: Places, file: string): Promise<Tally> {
  const folder = await mkdtemp(`${file}.`).catch((cause: unknown) => {
    throw new CommandError(`${dirname(file)} cannot be written to.`, { cause })
  })
  try {
    const { from, end } = await snapshotOf(places, folder)
    try {
      const head = Head.parse(JSON.parse(await readFile(join(from, headFile), 'utf8')))
      const media = await openMedia(places.mediaUrl)
      let pictures = 0
      const path = join(folder, 'archive')
      const all = async function* entries() {
        yield await fileEntry(headFile, join(from, headFile))
        for (const { name } of head.tables) {
          yield await compress(entryOf(name), join(from, rowsFile(name)), join(folder, `${name}.gz`))
        }
        for await (const entry of mediaEntries(media)) {
          pictures += 1
          yield entry
        }
      }
      await writeArchive(path, all())
      await rename(path, file)
      await syncFolder(dirname(file))
      return { rows: head.tables.reduce((sum, { rows }) => sum + rows, 0), pictures }
    } finally {
      end()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function snapshotOf({ dataDir, databaseUrl }: Places, folder: string) {
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    throw new CommandError(`There is nothing to back up in ${dataDir}.`)
  }
  try {
    // Skips migrations, so that data of an older version is saved with that version's schema.
    const database = await openDatabase({ dataDir, databaseUrl, migrationsDir: null })
    try {
      await takeSnapshot(database, folder, new Date())
    } finally {
      await database.close()
    }
    return { from: folder, end: () => {} }
  } catch (error) {
    if (!(error instanceof DatabaseLocked)) throw error
    const given = await askForSnapshot(dataDir)
    if (!given)
      throw new CommandError(`${error.message}. It cannot be asked; try again when it has ended.`, {
        cause: error,
      })
    if ('error' in given) throw new CommandError(`Plaza runs and cannot be backed up: ${given.error}.`)
    return { from: given.folder, end: given.end }
  }
}

async function fileEntry(name: string, path: string): Promise<Entry> {
  const { size } = await stat(path)
  return { name, size, body: createReadStream(path) }
}

/** Compresses into a file first, since a tar entry starts with its size. */
async function compress(name: string, from: string, to: string): Promise<Entry> {
  await pipeline(createReadStream(from), createGzip(), createWriteStream(to, { mode: 0o600 }))
  return await fileEntry(name, to)
}

/** Unused pictures are kept for a day, so all pictures of the snapshot still exist. */
async function* mediaEntries(media: Media): AsyncGenerator<Entry> {
  const waiting: Promise<Entry | null>[] = []
  for await (const { name } of media.list()) {
    if (!mediaName.test(name)) continue
    const entry = media.get(name).then((found) => found && bytesEntry(mediaFolder + name, found.bytes))
    // Awaited later; until then, a failure must not count as an unhandled rejection.
    entry.catch(() => undefined)
    waiting.push(entry)
    const next = waiting.length > ahead ? await waiting.shift() : null
    if (next) yield next
  }
  for (const entry of waiting) {
    const next = await entry
    if (next) yield next
  }
}
