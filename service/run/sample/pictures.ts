import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Db } from '../../ports/db.ts'
import { processImage, slideImage } from '../../pictures/process.ts'
import type { Media } from '../../ports/media.ts'

const folder = new URL('pictures/', import.meta.url)
const pictureNames = () => readdirSync(folder).map((file) => basename(file, '.webp'))

/**
 * A store that makes the files of a sample picture when one is first asked for: so the first start need not wait for a
 * hundred pictures, and an interrupted one leaves nothing undone. They go through the same pipeline as uploads.
 */
export function withSamplePictures(media: Media): Media {
  const known = new Set(pictureNames())
  const underWay = new Map<string, Promise<void>>()
  // So that a page full of them leaves uploads their place in the queue.
  const inTurn = pLimit(1)

  const store = async (name: string) => {
    const original = await readFile(new URL(`${name}.webp`, folder))
    const { files } = await processImage(original, slideImage, 'sample content', name)
    await Promise.all(files.map((file) => media.put(file.name, file.bytes, file.type)))
  }
  const storeOnce = (name: string) => {
    const turn = underWay.get(name) ?? inTurn(store, name).finally(() => underWay.delete(name))
    underWay.set(name, turn)
    return turn
  }

  return {
    ...media,
    get: async (file) => {
      const found = await media.get(file)
      const [name = ''] = file.split(/[-.]/)
      if (found !== null || !known.has(name)) return found
      await storeOnce(name)
      return await media.get(file)
    },
  }
}

const shown = `
  select name from (
    select 0 as rank, ord as place, media ->> 'name' as name from homepage_slides
    union all select 1, event_id, media ->> 'name' from gallery_images
    union all select 2, event_id, media ->> 'name' from proposal_images
  ) as pictures
  where name = any ($1::text[]) order by rank, place`

/**
 * Asks for whatever is shown, so that it is made if it is not there yet; slides first, since the home page opens with
 * them. Rests after each as long as it took, since people are using the service meanwhile.
 */
export async function storeAhead(db: Db, media: Media, signal: AbortSignal): Promise<void> {
  const { rows } = await db.query<{ name: string }>(shown, [pictureNames()])
  for (const { name } of rows) {
    const began = performance.now()
    await media.get(`${name}.jpg`)
    await sleep(performance.now() - began, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
}
