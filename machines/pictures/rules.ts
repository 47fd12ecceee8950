import type { DraftImage } from '../domain.ts'
import * as texts from './texts.ts'

type Named = Pick<DraftImage, 'name' | 'type'>

interface PictureRule {
  formats: string
  types: ReadonlySet<string>
  megabytes: number
}

const still = ['image/jpeg', 'image/png', 'image/webp']
const all = new Set([...still, 'image/gif'])

export const eventPicture: PictureRule = { formats: texts.eventFormats, types: new Set(still), megabytes: 5 }
export const personPicture: PictureRule = { formats: texts.allFormats, types: all, megabytes: 5 }
export const slidePicture: PictureRule = { ...personPicture, megabytes: 10 }

/** Browsers that cannot read such a photo often report no type for it either. */
export const isHeic = ({ name, type }: Named) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** HEIC may be tried: a browser that can read it sends it as a JPEG. */
export function pictureProblem({ formats, types, megabytes }: PictureRule, image: DraftImage): string | null {
  if (!types.has(image.type) && !isHeic(image)) return texts.otherFormat(image.name, formats)
  return image.size > megabytes * 1_000_000 ? texts.tooLarge(image.name, megabytes) : null
}

export const unreadable = (image: Named) =>
  isHeic(image) ? texts.heicUnreadable(image.name) : texts.unreadable(image.name)

/** Admits chosen files up to `most` in all, and says what is wrong with the others. */
export function admit(rule: PictureRule, most: number, present: number, chosen: DraftImage[]) {
  const faults = chosen.map((image) => pictureProblem(rule, image))
  const fit = chosen.filter((_, index) => faults[index] === null)
  const room = Math.max(0, most - present)
  const left = fit.slice(room).map(({ name }) => name)
  const said = [...faults, left.length > 0 ? texts.full(most, left) : null]
  return {
    taken: fit.slice(0, room),
    problem: said.filter((fault) => fault !== null).join('. ') || null,
  }
}
