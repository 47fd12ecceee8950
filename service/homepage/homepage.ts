import { z } from '@hono/zod-openapi'
import { dataOf } from '../http/answerParts.ts'
import { route } from '../http/route.ts'
import { listSlides } from './slideQueries.ts'
import { SlideAnswer, slideAnswer } from './slideAnswer.ts'

export const homepageRoutes = [
  route('GET /common/homepage-content/', {
    operationId: 'homepageContent',
    access: 'signedIn',
    summary: 'The slides of the home page, ascending by order.',
    tag: 'Homepage',
    answer: dataOf(z.array(SlideAnswer)),
    handle: async (services) => ({
      status: true,
      data: (await listSlides(services.db)).map((slide) => slideAnswer(services, slide)),
    }),
  }),
]
