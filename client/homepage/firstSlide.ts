import type { ListSlidesQuery } from '../generated/graphql.ts'
import { variantAddress } from '../runtime/variantAddress.ts'

/** A slide's picture fills the height as well: on a tall screen it is wider than what is seen of it. */
export const slideSizes = 'max(100vw, 178vh)'

/** Asks for the first slide's picture once the answer names it, while the app is still on its way. */
export async function preloadFirstSlide(answer: Promise<Response>) {
  const { data } = (await (await answer).clone().json()) as { data?: ListSlidesQuery }
  const image = data?.homepageContent[0]?.image
  if (!image) return
  const first = new Image()
  first.fetchPriority = 'high'
  first.sizes = slideSizes
  first.srcset = image.widths
    .map((width) => `${variantAddress(image.template, width, 'avif')} ${width}w`)
    .join(', ')
}
