import type { Cover, EventCard, EventRow, Picture } from '../../../machines/domain.ts'

type Drawn = Cover & Partial<Pick<Picture, 'url' | 'width' | 'height'>>

const widest = 1280

/** Assumes a ratio of 3:2 for pictures of unknown size. */
export function imageProps({ url, width, height, blur, template, widths }: Drawn) {
  const variants = widths.map((each) => ({
    width: each,
    webp: variantAddress(template, each, 'webp'),
    avif: variantAddress(template, each, 'avif'),
  }))
  const usual = variants.findLast((variant) => variant.width <= widest) ?? variants[0]
  return {
    src: url ?? usual?.webp ?? template,
    width: width ?? 1200,
    height: height ?? 800,
    ...(blur ? { blur } : {}),
    variants,
  }
}

export function cover(event: Pick<EventCard, 'galleryImages'> | Pick<EventRow, 'cover'>) {
  const first = 'cover' in event ? event.cover : event.galleryImages[0]
  return first ? imageProps(first) : null
}

/** Fills in a picture's URL template, which all its variants share. */
export const variantAddress = (template: string, width: number, format: 'avif' | 'webp') =>
  template.replace('{width}', String(width)).replace('{format}', format)
