import { z } from '@hono/zod-openapi'
import { route } from '../http.ts'
import { ImageAnswer, imageAnswer } from '../images/answer.ts'
import { listSlides, type SlideRow } from '../queries/homepage.ts'
import type { Services } from '../services.ts'

const Picture = ImageAnswer.pick({ image: true, width: true, height: true, blur: true, variants: true })

const SlideAnswer = z
  .strictObject({
    id: z.number().int(),
    order: z.number().int(),
    heading: z.string(),
    description: z.string(),
    date: z.iso.date(),
    place: z.string(),
    image: Picture.shape.image.nullable(),
    width: Picture.shape.width.nullable(),
    height: Picture.shape.height.nullable(),
    blur: Picture.shape.blur.nullable(),
    variants: Picture.shape.variants,
  })
  .openapi('HomepageSlide')

const noPicture = { image: null, width: null, height: null, blur: null, variants: [] }

function slideAnswer(services: Services, { ord, media, ...slide }: SlideRow): z.output<typeof SlideAnswer> {
  if (media === null) return { ...slide, order: ord, ...noPicture }
  const { image, width, height, blur, variants } = imageAnswer(services, { id: slide.id, ord, media })
  return { ...slide, order: ord, image, width, height, blur, variants }
}

export const homepageRoutes = [
  route('GET /common/homepage-content/', {
    access: 'signedIn',
    summary: 'The slides of the home page, ascending by order.',
    tag: 'Homepage',
    answer: z.strictObject({ status: z.literal(true), data: z.array(SlideAnswer) }),
    handle: async ({ db, ...services }) => ({
      status: true,
      data: (await listSlides(db)).map((slide) => slideAnswer({ db, ...services }, slide)),
    }),
  }),
]
