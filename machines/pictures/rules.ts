import type { DraftImage, Sides } from '../domain.ts'
import * as texts from './texts.ts'
import { type Message, together } from '../language/message.ts'

type Named = Pick<DraftImage, 'name' | 'type'>

export interface PictureRule {
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

/** The service's limits in pixels, of the area and of each side. */
const mostPixels = 40_000_000
const longestSide = 10_000

const bytesOf = ({ megabytes }: PictureRule) => megabytes * 1_000_000

const hasTooManyPixels = ({ width, height }: Sides) =>
  width * height > mostPixels || Math.max(width, height) > longestSide

/** True if the service would refuse the picture as it is. */
const isUnfit = (rule: PictureRule, image: DraftImage) =>
  isHeic(image) || image.size > bytesOf(rule) || Boolean(image.sides && hasTooManyPixels(image.sides))

const isAccepted = ({ types }: PictureRule, image: DraftImage) => types.has(image.type) || isHeic(image)

/** What the browser cannot read, it cannot make smaller. */
export const isToShrink = (rule: PictureRule, image: DraftImage) =>
  isAccepted(rule, image) && isUnfit(rule, image) && image.sides !== null

export interface Shrinking {
  image: DraftImage
  mostBytes: number
}

export const shrinking = (rule: PictureRule, image: DraftImage): Shrinking => ({
  image,
  mostBytes: bytesOf(rule),
})

/** A picture that is still unfit after the attempt to make it smaller could not be read. */
export function pictureProblem(rule: PictureRule, image: DraftImage): Message | null {
  if (!isAccepted(rule, image)) return texts.otherFormat(image.name, rule.formats)
  return isUnfit(rule, image) ? unreadable(image) : null
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
