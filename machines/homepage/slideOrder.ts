import type { Slide } from '../domain.ts'

/** Another order of the slides, by their ids, and the one that it follows. */
export interface SlideOrder {
  ids: string[]
  seen: string[]
}

/** Places count from 0. */
export interface Move {
  id: string
  to: number
}

export const idsOf = (slides: Slide[]) => slides.map(({ id }) => id)

export const seenAs = (slides: Slide[]) => ({ slides, seen: idsOf(slides) })

/** Ascending by their number; those of the same by their age, as the service has them. */
export const inOrder = (slides: Slide[]) =>
  slides.toSorted((one, other) => one.order - other.order || Number(one.id) - Number(other.id))

/** In the order of these ids, numbered as the service does it. */
export const inPlaces = (slides: Slide[], ids: string[]) =>
  slides.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(numbered)

export function afterMove(slides: Slide[], { id, to }: Move) {
  const rest = idsOf(slides).filter((other) => other !== id)
  return inPlaces(slides, rest.toSpliced(to, 0, id))
}

const numbered = (slide: Slide, at: number): Slide => ({ ...slide, order: at + 1 })
