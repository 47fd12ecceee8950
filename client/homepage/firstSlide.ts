import type { ListSlidesQuery } from '../generated/graphql.ts'
import { variantAddress } from '../runtime/pictures/variantAddress.ts'

/**
 * A slide's picture fills the height as well. Of that width a tall screen shows a third, below the words: for half of it a phone need not
 * fetch the widest, unless it is so sharp that this is half of its pixels, too.
 */
export const slideSizes = '(orientation: portrait) 88vh, max(100vw, 178vh)'

/** Shows the first slide's picture where the build has drawn its place, once the answer names it; false where there is none. */
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
