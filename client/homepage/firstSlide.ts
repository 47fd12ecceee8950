import type { ListSlidesQuery } from '../generated/graphql.ts'
import { variantAddress } from '../runtime/pictures/variantAddress.ts'

/**
 * A slide's picture also fills the height. A tall screen shows only a third of that width, behind the words: for half of the sharpness, a
 * phone need not fetch the widest picture, unless its screen is so sharp that even half takes that many pixels.
 */
export const slideSizes = '(orientation: portrait) 88vh, max(100vw, 178vh)'

/** Shows the first slide's picture in the place drawn by the build, once the answer names it; false where there is none. */
export async function showFirstSlide(answer: Promise<Response>): Promise<boolean> {
  const { data } = (await (await answer).clone().json()) as { data?: ListSlidesQuery }
  const [slide] = data?.homepageContent.toSorted((one, other) => one.order - other.order) ?? []
  const image = slide?.image
  const place = document.querySelector<HTMLImageElement>('[data-stage] > img')
  if (!image || !place) return false
  place.srcset = image.widths
    .map((width) => `${variantAddress(image.template, width, 'avif')} ${width}w`)
    .join(', ')
  return true
}
