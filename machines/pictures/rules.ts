import type { DraftImage } from '../domain.ts'
import * as texts from './texts.ts'
import { type Message, together } from '../language/message.ts'

type Named = Pick<DraftImage, 'name' | 'type'>

interface PictureRule {
  formats: Message
  types: ReadonlySet<string>
  megabytes: number
}

const still = ['image/jpeg', 'image/png', 'image/webp']
const all = new Set([...still, 'image/gif'])

export const eventPicture: PictureRule = { formats: texts.eventFormats, types: new Set(still), megabytes: 5 }
export const personPicture: PictureRule = { formats: texts.allFormats, types: all, megabytes: 5 }
export const slidePicture: PictureRule = { ...personPicture, megabytes: 10 }

/** Browsers that cannot decode HEIC photos often report no media type for them. */
export const isHeic = ({ name, type }: Named) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * The service's limits in pixels, of the area and of each side. HEIC photos are exempt, because they are
 * scaled down before they are sent.
 */
const mostPixels = 40_000_000
const longestSide = 10_000

function hasTooManyPixels(image: DraftImage) {
  if (!image.sides || isHeic(image)) return false
  const { width, height } = image.sides
  return width * height > mostPixels || Math.max(width, height) > longestSide
}

/** Also accepts HEIC, because browsers that can decode it send it as JPEG. */
export function pictureProblem(
  { formats, types, megabytes }: PictureRule,
  image: DraftImage,
): Message | null {
  if (!types.has(image.type) && !isHeic(image)) return texts.otherFormat(image.name, formats)
  if (image.size > megabytes * 1_000_000) return texts.tooLarge(image.name, megabytes)
  return hasTooManyPixels(image) ? texts.tooManyPixels(image.name) : null
}

export const unreadable = (image: Named) =>
  isHeic(image) ? texts.heicUnreadable(image.name) : texts.unreadable(image.name)

/** Joins the problems of several pictures into one message; null if there are none. */
export const inTurn = ([first, ...others]: Message[]): Message | null =>
  first === undefined
    ? null
    : others.reduce((before, next) => (isSentence(before) ? together : texts.followedBy)(before, next), first)

const isSentence = (message: Message) => typeof message === 'string' && message.endsWith('.')

/** Accepts chosen files until there are `most` pictures in total, and reports problems with the others. */
export function admit(rule: PictureRule, most: number, present: number, chosen: DraftImage[]) {
  const faults = chosen.map((image) => pictureProblem(rule, image))
  const fit = chosen.filter((_, index) => faults[index] === null)
  const room = Math.max(0, most - present)
  const left = fit.slice(room).map(({ name }) => name)
  const problems = [...faults, left.length > 0 ? texts.full(most, left) : null]
  return {
    taken: fit.slice(0, room),
    problem: inTurn(problems.filter((fault) => fault !== null)),
  }
}
