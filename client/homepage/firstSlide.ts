import type { ListSlidesQuery } from '../generated/graphql.ts'
import { variantAddress } from '../runtime/variantAddress.ts'

/** A slide's picture fills the height as well: on a tall screen it is wider than what is seen of it. */
export const slideSizes = 'max(100vw, 178vh)'

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
