import type { Slide } from '../domain.ts'

/** `seen` is the order on which the change is based. */
export interface SlideOrder {
  ids: string[]
  seen: string[]
}

/** Positions count from 0. */
export interface Move {
  id: string
  to: number
}

export const idsOf = (slides: Slide[]) => slides.map(({ id }) => id)

export const seenAs = (slides: Slide[]) => ({ slides, seen: idsOf(slides) })

/** Sorts slides by number, and those with the same number by age, as the service does. */
export const inOrder = (slides: Slide[]) =>
  slides.toSorted((one, other) => one.order - other.order || Number(one.id) - Number(other.id))

/** Sorts the slides in the order of `ids` and renumbers them as the service does. */
export const inPlaces = (slides: Slide[], ids: string[]) =>
  slides.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(withNumber)

export function afterMove(slides: Slide[], { id, to }: Move) {
  const rest = idsOf(slides).filter((other) => other !== id)
  return inPlaces(slides, rest.toSpliced(to, 0, id))
}

const withNumber = (slide: Slide, at: number): Slide => ({ ...slide, order: at + 1 })
