import { z } from '@hono/zod-openapi'
import { idOf, text, whole } from '../http/answerParts.ts'
import { ImageAnswer, imageAnswer } from '../pictures/answer.ts'
import type { SlideRow } from './slideQueries.ts'

const Picture = ImageAnswer.pick({ image: true, width: true, height: true, blur: true, variants: true })

export const SlideAnswer = z
  .strictObject({
    id: idOf('slide', 2),
    order: whole('Place among the slides, from 1.', 1),
    heading: text('One line.', 'Summer in the park'),
    description: text('Text of several lines.', 'Concerts every evening, free for everyone.'),
    date: z.iso.date(),
    place: text('Where, in one line.', 'Cologne'),
    image: Picture.shape.image.nullable(),
    width: Picture.shape.width.nullable(),
    height: Picture.shape.height.nullable(),
    blur: Picture.shape.blur.nullable(),
    variants: Picture.shape.variants,
  })
  .openapi('HomepageSlide')

const noPicture = { image: null, width: null, height: null, blur: null, variants: [] }

export function slideAnswer(
  services: { publicUrl: string },
  { ord, media, ...slide }: SlideRow,
): z.output<typeof SlideAnswer> {
  if (media === null) return { ...slide, order: ord, ...noPicture }
  const { image, width, height, blur, variants } = imageAnswer(services, { id: slide.id, ord, media })
  return { ...slide, order: ord, image, width, height, blur, variants }
}
