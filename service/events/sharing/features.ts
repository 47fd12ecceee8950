import { z } from '@hono/zod-openapi'
import { dataOf } from '../../http/answerParts.ts'
import { route } from '../../http/route.ts'

const FeaturesAnswer = z
  .strictObject({
    public_pages: z.boolean().openapi({
      description: 'Whether events can be shown to people without an account.',
      example: true,
    }),
  })
  .openapi('Features')

export const featureRoutes = [
  route('GET /common/features/', {
    operationId: 'features',
    access: 'signedIn',
    tag: 'Sharing',
    summary: 'What this site offers, by its settings.',
    answer: dataOf(FeaturesAnswer),
    handle: async ({ publicPages }) => ({ status: true, data: { public_pages: publicPages } }),
  }),
]
