import type { EventCard, EventRow, Picture } from '../../machines/domain.ts'

/** A picture as `ui/Picture` draws it; unknown sizes are taken as 3:2. */
export const imageProps = ({ url, width, height, blur, template, widths }: Picture) => ({
  src: url,
  width: width ?? 1200,
  height: height ?? 800,
  ...(blur ? { blur } : {}),
  variants: widths.map((each) => {
    const address = (template ?? '').replace('{width}', String(each))
    return {
      width: each,
      webp: address.replace('{format}', 'webp'),
      avif: address.replace('{format}', 'avif'),
    }
  }),
})

/** An event's first picture, if it has any. */
export function cover(event: Pick<EventCard, 'galleryImages'> | Pick<EventRow, 'cover'>) {
  const first = 'cover' in event ? event.cover : event.galleryImages[0]
  return first ? imageProps(first) : null
}
