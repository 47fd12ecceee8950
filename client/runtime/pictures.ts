import type { EventCard, Picture } from '../../machines/domain.ts'

/** A picture as `ui/Picture` draws it; unknown sizes are taken as 3:2. */
export const imageProps = ({ url, width, height, blur, variants }: Picture) => ({
  src: url,
  width: width ?? 1200,
  height: height ?? 800,
  ...(blur ? { blur } : {}),
  variants,
})

/** An event's first picture, if it has any. */
export function cover({ galleryImages: [first] }: Pick<EventCard, 'galleryImages'>) {
  return first ? imageProps(first) : null
}
