import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { HttpError } from '../http.ts'
import type { Media } from '../ports/media.ts'
import type { StoredImage } from './answer.ts'
import { inTurn } from './queue.ts'
import { type ImageFormat, sniff } from './sniff.ts'

/** What a route accepts as a picture. */
export interface ImageRules {
  /** The form's field, named in refusals. */
  field: string
  maxBytes: number
  formats: readonly ImageFormat[]
  /** Widths of the variants, ascending. */
  widths: readonly number[]
}

const megabyte = 1024 * 1024

export const eventImages: ImageRules = {
  field: 'images',
  maxBytes: 5 * megabyte,
  formats: ['jpeg', 'png', 'webp'],
  widths: [320, 640, 1280],
}

/** Slides fill the screen, hence one more width. */
export const slideImage: ImageRules = {
  field: 'image',
  maxBytes: 10 * megabyte,
  formats: ['jpeg', 'png', 'webp', 'gif'],
  widths: [320, 640, 1280, 1920],
}

export const profilePicture: ImageRules = {
  field: 'profile_pic',
  maxBytes: 5 * megabyte,
  formats: ['jpeg', 'png', 'webp', 'gif'],
  widths: [320, 640],
}

/** A picture ready to be put into the store. */
export interface ProcessedImage {
  stored: StoredImage
  files: ImageFile[]
}

export interface ImageFile {
  name: string
  bytes: Uint8Array
  type: string
}

const maxPixels = 40_000_000
const maxSide = 10_000
const decodeSeconds = 10
const fallbackWidth = 1280
export const previewWidth = 20
/** Beyond this many times its width a picture is scaled by its height, so that a strip is no bomb for the encoders. */
const tallest = 2
const input = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

/**
 * Checks one upload and makes its variants, upright and without any metadata: they are encoded from bare pixels.
 * Throws 413 for too many bytes or pixels, 415 for what is no picture of an allowed format, 400 for a damaged one.
 * One picture at a time is worked on, off the request thread.
 */
export async function processImage(
  bytes: Uint8Array,
  rules: ImageRules,
  name = randomBytes(15).toString('hex'),
): Promise<ProcessedImage> {
  if (bytes.byteLength > rules.maxBytes) throw tooLarge(rules, `at most ${rules.maxBytes / megabyte} MB`)
  const format = sniff(bytes)
  if (format === null || !rules.formats.includes(format)) throw wrongType(rules)
  return inTurn(async () => {
    await checkHeader(bytes, format, rules)
    return encode(await decode(bytes, rules), rules, name)
  })
}

/**
 * Processes all uploads, then stores them: when it resolves every file is durable, when it throws nothing of it is
 * shown anywhere, and the sweep removes what was already written.
 */
export async function storeImages(
  media: Media,
  uploads: readonly Blob[],
  rules: ImageRules,
): Promise<StoredImage[]> {
  const stored: StoredImage[] = []
  const files: ImageFile[] = []
  for (const upload of uploads) {
    if (upload.size > rules.maxBytes) throw tooLarge(rules, `at most ${rules.maxBytes / megabyte} MB`)
    const processed = await processImage(new Uint8Array(await upload.arrayBuffer()), rules)
    stored.push(processed.stored)
    files.push(...processed.files)
  }
  await Promise.all(files.map((file) => media.put(file.name, file.bytes, file.type)))
  return stored
}

/** Size and format from the header, before a single pixel is decoded. */
async function checkHeader(bytes: Uint8Array, format: ImageFormat, rules: ImageRules) {
  const header = await sharp(bytes, { ...input, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(rules, cause)
    })
  if (header.format !== format) throw wrongType(rules)
  const { width, height } = header
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw tooLarge(rules, 'at most 40 megapixels and 10,000 pixels a side')
  }
}

interface Pixels {
  /** Upright, sRGB, eight bits a channel, no larger than the largest variant. */
  data: Uint8Array
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
  /** Size of the upright original. */
  width: number
  height: number
}

async function decode(bytes: Uint8Array, rules: ImageRules): Promise<Pixels> {
  const widest = rules.widths.at(-1) ?? fallbackWidth
  const box = { width: widest, height: widest * tallest, fit: 'inside', withoutEnlargement: true } as const
  try {
    const image = sharp(bytes, input).timeout({ seconds: decodeSeconds })
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
    throw damaged(rules, cause)
  }
}

async function encode(pixels: Pixels, rules: ImageRules, name: string): Promise<ProcessedImage> {
  const full = pixels.raw.width
  const widths = widthsOf(full, rules)
  const at = (width: number) => sharp(pixels.data, { raw: pixels.raw }).resize({ width })
  const file = (ending: string, type: string, image: Sharp) => async (): Promise<ImageFile> => ({
    name: `${name}${ending}`,
    bytes: await image.toBuffer(),
    type,
  })
  const files = await twoAtATime([
    // The largest first, so that neither thread is left waiting for it at the end.
    ...widths
      .toReversed()
      .flatMap((width) => [
        file(`-${width}.avif`, 'image/avif', at(width).avif({ quality: 55, effort: 1 })),
        file(`-${width}.webp`, 'image/webp', at(width).webp({ quality: 78, effort: 2 })),
      ]),
    file(
      '.jpg',
      'image/jpeg',
      at(Math.min(full, fallbackWidth)).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
    ),
  ])
  const blur = await preview(at(Math.min(full, previewWidth)))
  return { stored: { name, width: pixels.width, height: pixels.height, blur, widths }, files }
}

/** The widths made of a picture that is `full` pixels wide: its own is the largest, unless it is larger than all. */
export function widthsOf(full: number, rules: ImageRules): number[] {
  const largest = Math.min(full, rules.widths.at(-1) ?? full)
  return [...rules.widths.filter((width) => width < largest), largest]
}

/** A data URL of a picture that is already as small as a preview. */
export async function preview(image: Sharp): Promise<string> {
  return `data:image/webp;base64,${(await image.webp({ quality: 40 }).toBuffer()).toString('base64')}`
}

/** Encoders take a thread each from Node's pool of four, which files and passwords need as well. */
async function twoAtATime<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const left = tasks.values()
  const lane = async () => {
    for (const task of left) results.push(await task())
  }
  await Promise.all([lane(), lane()])
  return results
}

const about = (rules: ImageRules, status: number, text: string, cause?: unknown) =>
  new HttpError(status, text, { errors: { [rules.field]: [text] }, cause })

const tooLarge = (rules: ImageRules, limit: string) => about(rules, 413, `A picture may have ${limit}.`)

const damaged = (rules: ImageRules, cause: unknown) =>
  about(rules, 400, 'This picture is damaged and cannot be read.', cause)

function wrongType(rules: ImageRules) {
  const allowed = rules.formats.includes('gif') ? 'JPG, PNG, WebP or GIF' : 'JPG, PNG or WebP'
  return about(rules, 415, `Only ${allowed} pictures can be uploaded.`)
}
