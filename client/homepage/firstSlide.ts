import type { ListSlidesQuery } from '../generated/graphql.ts'
import { variantAddress } from '../runtime/pictures/variantAddress.ts'

/**
 * A slide's picture also fills the height, which on a tall screen leaves about a third of the picture's width
 * visible, behind the text. Phones therefore load a picture of half the full resolution, which is the widest
 * variant only on a very sharp screen.
 */
export const slideSizes = '(orientation: portrait) 88vh, max(100vw, 178vh)'

/**
 * Shows the first slide's picture in the prerendered page as soon as the response names it. False if there is
 * none.
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
