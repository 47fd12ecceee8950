import type { ListSlidesQuery } from '../generated/graphql.ts'
import { variantAddress } from '../runtime/pictures/pictures.ts'

/**
 * A slide's picture covers the whole screen. On a tall screen only about a third of its width is visible,
 * behind the text, so phones load it at half the full resolution. Only very sharp screens get the widest
 * variant.
 */
export const slideSizes = '(orientation: portrait) 88vh, max(100vw, 178vh)'

/**
 * Shows the first slide's picture in the prerendered page as soon as the response arrives. False if there is
 * no picture.
 */
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
