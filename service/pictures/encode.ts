import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { isMemoryShort } from '../ports/memory.ts'
import { type ImageFile, type Order, type ProcessedImage, Unfit, widthsOf } from './order.ts'

const maxPixels = 40_000_000
const maxSide = 10_000
/**
 * Interlaced pictures and those with more than 8 bits per channel take several times as long, and no genuine
 * one within 5 MB has this many pixels.
 */
const maxCostlyPixels = 10_000_000
const fallbackWidth = 1280
/**
 * WebP encodes blocks of 16 × 16 px. A slightly wider preview would need twice as many of them: at 20 px it
 * takes a third more bytes and looks no better.
 */
const previewWidth = 16
const avif = { quality: 55, effort: 0, chromaSubsampling: '4:2:0' } as const
/** The maximum ratio of height to width: a tall strip would overload the encoders. */
const tallest = 2
const input = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

export async function encode(order: Order): Promise<ProcessedImage> {
  await checkHeader(order)
  return await makeVariants(await decode(order), order)
}

async function checkHeader({ bytes, format }: Order) {
  const header = await sharp(bytes, { ...input, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new Unfit('damaged', cause)
    })
  if (header.format !== format) throw new Unfit('otherFormat')
  const { width, height } = header
  const pixels = width * height
  if (width > maxSide || height > maxSide || pixels > maxPixels) throw new Unfit('tooManyPixels')
  const isInterlaced = header.isProgressive && format !== 'jpeg'
  if ((isInterlaced || header.depth !== 'uchar') && pixels > maxCostlyPixels) throw new Unfit('tooCostly')
}

interface Pixels {
  data: Uint8Array
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
  width: number
  height: number
}

async function decode({ bytes, widths }: Order): Promise<Pixels> {
  const widest = widths.at(-1) ?? fallbackWidth
  const box = { width: widest, height: widest * tallest, fit: 'inside', withoutEnlargement: true } as const
  try {
    const image = sharp(bytes, input)
    const { autoOrient } = await image.metadata()
    const { data, info } = await image
      .autoOrient()
      .resize(box)
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    return { data, raw, width: autoOrient.width, height: autoOrient.height }
  } catch (cause) {
    throw new Unfit('damaged', cause)
  }
}

async function makeVariants(pixels: Pixels, { name, widths: wanted }: Order): Promise<ProcessedImage> {
  const full = pixels.raw.width
  const widths = widthsOf(full, wanted)
  const at = (width: number) => sharp(pixels.data, { raw: pixels.raw }).resize({ width })
  const atOnce = pLimit(isMemoryShort() ? 1 : 2)
  const file = (ending: string, type: string, image: Sharp): Promise<ImageFile> =>
    atOnce(async () => ({ name: `${name}${ending}`, bytes: await image.toBuffer(), type }))
  const files = await Promise.all([
    // The largest size comes first, so that no thread has to wait for it at the end. A higher effort takes
    // four times as long for a grainy picture and saves only 1% of a photo's bytes. Chroma subsampling, as in
    // WebP and JPEG, saves a tenth of the bytes and a third of the time.
    ...widths
      .toReversed()
      .flatMap((width) => [
        file(`-${width}.avif`, 'image/avif', at(width).avif(avif)),
        file(`-${width}.webp`, 'image/webp', at(width).webp({ quality: 78, effort: 1 })),
      ]),
    file(
      '.jpg',
      'image/jpeg',
      at(Math.min(full, fallbackWidth)).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
    ),
  ])
  const blur = await preview(sharp(pixels.data, { raw: pixels.raw }))
  return { stored: { name, width: pixels.width, height: pixels.height, blur, widths }, files }
}

export async function preview(image: Sharp): Promise<string> {
  const small = image.resize({ width: previewWidth, withoutEnlargement: true })
  return `data:image/webp;base64,${(await small.webp({ quality: 30, effort: 6 }).toBuffer()).toString('base64')}`
}
