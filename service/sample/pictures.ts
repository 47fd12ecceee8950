import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Db } from '../ports/db.ts'
import type { StoredImage } from '../pictures/answer.ts'
import { preview, previewWidth, widthsOf } from '../pictures/encode.ts'
import { eventImages, processImage, slideImage } from '../pictures/process.ts'
import type { Media } from '../ports/media.ts'
import { draw, type Sketch } from './art/draw.ts'
import { sampleEvents } from './events.ts'
import { slides } from '../account/samplePeople.ts'

interface Picture {
  /** Base name in the store; the same on every machine. */
  name: string
  sketch: Sketch
  rules: typeof eventImages
  width: number
  height: number
}

function picture(
  of: string,
  [motif, palette]: readonly [Sketch['motif'], Sketch['palette']],
  isSlide = false,
): Picture {
  const seed = `${of} ${motif} ${palette}`
  return {
    name: createHash('sha256').update(`plaza sample ${seed}`).digest('hex').slice(0, 30),
    sketch: { motif, palette, seed },
    rules: isSlide ? slideImage : eventImages,
    width: isSlide ? 1920 : 1280,
    height: isSlide ? 1080 : 800,
  }
}

/** One a slide. */
export const slidePictures = slides.map((slide) => picture(slide.heading, slide.picture, true))
/** One to three an event, by its title. */
export const eventPictures = new Map(
  sampleEvents.map((event) => [
    event.title,
    event.pictures.map((each, at) => picture(`${event.title} ${at}`, each)),
  ]),
)

const all = new Map(
  [...slidePictures, ...[...eventPictures.values()].flat()].map((each) => [each.name, each]),
)

/** What a row says of a picture, before the picture itself is drawn: all but the preview is known beforehand. */
export async function described({ name, sketch, rules, width, height }: Picture): Promise<StoredImage> {
  const small = await draw(sketch, width, height, previewWidth / width)
  return { name, width, height, blur: await preview(sharp(small)), widths: widthsOf(width, rules.widths) }
}

/**
 * A store that draws a picture of the sample content when it is first asked for. So the first start need not wait for a
 * hundred pictures, and one that was interrupted leaves nothing undone. They go through the same pipeline as uploads.
 */
export function withSamplePictures(media: Media): Media {
  const drawing = new Map<string, Promise<void>>()
  let last: Promise<unknown> = Promise.resolve()

  const produce = async ({ name, sketch, rules, width, height }: Picture) => {
    const { files } = await processImage(await draw(sketch, width, height), rules, 'sample content', name)
    await Promise.all(files.map((file) => media.put(file.name, file.bytes, file.type)))
  }

  /** One after the other, so that a page full of them leaves uploads their place in the queue. */
  const inTurn = (wanted: Picture) => {
    const turn = last.then(() => produce(wanted))
    last = turn.catch(() => undefined)
    drawing.set(wanted.name, turn)
    return turn.finally(() => drawing.delete(wanted.name))
  }

  return {
    ...media,
    get: async (name) => {
      const found = await media.get(name)
      const missing = found ? undefined : all.get(name.split(/[-.]/)[0] ?? '')
      if (missing === undefined) return found
      const started = drawing.get(missing.name) ?? inTurn(missing)
      await started
      return media.get(name)
    },
  }
}

const shown = `
  select distinct name from (
    select media ->> 'name' as name from gallery_images where media ->> 'name' = any ($1::text[])
    union all select media ->> 'name' from homepage_slides where media ->> 'name' = any ($1::text[])
  ) as pictures`

/**
 * Draws, one after the other, whatever is shown and not there yet; slides first, since the home page opens with them.
 * Rests after each as long as it took, since people are using the service meanwhile.
 */
export async function drawAhead(db: Db, media: Media, signal: AbortSignal): Promise<void> {
  const { rows } = await db.query<{ name: string }>(shown, [[...all.keys()]])
  const wanted = new Set(rows.map(({ name }) => name))
  for (const name of [...all.keys()].filter((each) => wanted.has(each))) {
    const began = performance.now()
    await media.get(`${name}.jpg`)
    await sleep(performance.now() - began, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
  }
}
