import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, rowsOf } from '../../ports/db.ts'
import { type Media, mediaType } from '../../ports/media.ts'

/** These files were processed like uploads; `npm run samples` generates them again. */
const folder = new URL('pictures/', import.meta.url)
const nameOf = (file: string) => file.split(/[-.]/)[0] ?? file

async function read(file: string) {
  return { bytes: await readFile(new URL(file, folder)), type: mediaType(file) }
}

export function withSamplePictures(media: Media): Media {
  const files = new Set(readdirSync(folder))
  return { ...media, get: async (file) => (await media.get(file)) ?? (files.has(file) ? read(file) : null) }
}

const shown = `
  select name from (
    select 0 as rank, ord as place, media ->> 'name' as name from homepage_slides
    union all select 1, event_id, media ->> 'name' from gallery_images
    union all select 2, event_id, media ->> 'name' from proposal_images
  ) as pictures
  where name = any ($1::text[]) order by rank, place`

/**
 * Stores the sample pictures, so that backups contain them and they remain if samples are turned off. Pauses
 * between files, since people are using the service.
 */
export async function storeSamplePictures(db: Db, media: Media, signal: AbortSignal): Promise<void> {
  const files = Map.groupBy(readdirSync(folder), nameOf)
  const rows = await rowsOf<{ name: string }>(db, shown, [[...files.keys()]])
  if (rows.length === 0) return
  const stored = new Set<string>()
  for await (const { name } of media.list()) stored.add(name)
  const missing = rows.flatMap(({ name }) => files.get(name) ?? []).filter((file) => !stored.has(file))
  for (const file of missing) {
    const began = performance.now()
    const { bytes, type } = await read(file)
    await media.put(file, bytes, type)
    await sleep(performance.now() - began, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
}
