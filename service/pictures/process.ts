import { randomBytes } from 'node:crypto'
import { HttpError, tryLater } from '../http/httpError.ts'
import { isMemoryShort } from '../ports/memory.ts'
import type { Media } from '../ports/media.ts'
import type { StoredImage } from './answer.ts'
import type { CardOrder } from './card/cardOrder.ts'
import { type ImageFile, type ProcessedImage, Unfit } from './order.ts'
import { PictureProcess, PictureProcessLost } from './pictureProcess.ts'
import { FairQueue } from './queue.ts'
import { type ImageFormat, sniff } from './sniff.ts'

export interface ImageRules {
  field: string
  maxBytes: number
  formats: readonly ImageFormat[]
  widths: readonly number[]
  /** The uploaded name of the current file, for error messages. */
  file?: string
}

const megabyte = 1024 * 1024

export const eventImages: ImageRules = {
  field: 'images',
  maxBytes: 5 * megabyte,
  formats: ['jpeg', 'png', 'webp'],
  widths: [320, 640, 1280],
}

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

/**
 * Two unless memory is short, so that a small picture can overtake a slow one
 * (docs/decisions/service/pictures-in-processes.md).
 */
const processes = Array.from({ length: isMemoryShort() ? 1 : 2 }, () => new PictureProcess())
const queue = new FairQueue(processes, { each: 20, all: 50 })

/** In the queue, all cards belong to one owner. */
export const makeCard = (order: CardOrder) => queue.run('cards', (process) => process.run(order))

export const picturesUnderWay = () => queue.size

export async function processImage(
  bytes: Uint8Array,
  rules: ImageRules,
  owner: string,
  name = randomBytes(15).toString('hex'),
): Promise<ProcessedImage> {
  if (bytes.byteLength > rules.maxBytes) throw tooLarge(rules, `at most ${rules.maxBytes / megabyte} MB`)
  const format = sniff(bytes)
  if (format === null || !rules.formats.includes(format)) throw wrongType(rules)
  const order = { bytes, format, name, widths: rules.widths }
  return await queue
    .run(owner, (process) => process.run(order))
    .catch((error: unknown) => {
      throw refusal(error, rules)
    })
}

/** If one upload fails, no picture is used, and the sweep removes the files already written. */
export async function storeImages(
  media: Media,
  uploads: readonly Blob[],
  rules: ImageRules,
  owner: string,
): Promise<StoredImage[]> {
  const stored: StoredImage[] = []
  const files: ImageFile[] = []
  for (const upload of uploads) {
    const named = { ...rules, file: fileName(upload) }
    if (upload.size > rules.maxBytes) throw tooLarge(named, `at most ${rules.maxBytes / megabyte} MB`)
    const processed = await processImage(new Uint8Array(await upload.arrayBuffer()), named, owner)
    stored.push(processed.stored)
    files.push(...processed.files)
  }
  await Promise.all(files.map((file) => media.put(file.name, file.bytes, file.type)))
  return stored
}

function refusal(error: unknown, rules: ImageRules): unknown {
  if (error instanceof PictureProcessLost) {
    return tryLater(503, 'This picture could not be processed. Please try again.', 10, error)
  }
  if (!(error instanceof Unfit)) return error
  if (error.fault === 'otherFormat') return wrongType(rules)
  if (error.fault === 'tooManyPixels')
    return tooLarge(rules, 'at most 40 megapixels and 10,000 pixels a side')
  return error.fault === 'tooCostly'
    ? about(rules, 413, tooCostly, error)
    : about(rules, 400, 'This picture is damaged and cannot be read.', error)
}

const tooCostly =
  'This picture takes too long to process. Please save it smaller, with 8 bits and not interlaced.'

function about({ field, file }: ImageRules, status: number, reason: string, cause?: unknown) {
  const text = file ? `${file}: ${reason}` : reason
  return new HttpError(status, text, { errors: { [field]: [text] }, cause })
}

const longestName = 100

/** The uploaded file name in one line of limited length; empty if there is none. */
function fileName(upload: Blob): string {
  const name = upload instanceof File ? upload.name.replaceAll(/[\p{C}\s]+/gu, ' ').trim() : ''
  const letters = Array.from(name)
  return letters.length > longestName ? `${letters.slice(0, longestName).join('')}…` : name
}

const tooLarge = (rules: ImageRules, limit: string) => about(rules, 413, `A picture may have ${limit}.`)

function wrongType(rules: ImageRules) {
  const allowed = rules.formats.includes('gif') ? 'JPG, PNG, WebP or GIF' : 'JPG, PNG or WebP'
  return about(rules, 415, `Only ${allowed} pictures can be uploaded.`)
}
