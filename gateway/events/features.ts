import { z } from 'zod'
import type { Resolvers } from '../generated/resolvers.ts'
import { Flag, one } from '../rest/payload.ts'

const RestFeatures = one(z.object({ public_pages: Flag }))

export const features: Resolvers = {
  Query: {
    features: async (_root, _args, { rest, publicUrl }) => {
      const answer = await rest.get('/common/features/', RestFeatures)
      return { publicPages: answer.public_pages, publicUrl }
    },
  },
}
