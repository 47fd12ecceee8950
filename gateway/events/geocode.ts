import type { Resolvers } from '../generated/resolvers.ts'
import { RestPlaces } from './placeAnswer.ts'

export const geocode: Resolvers = {
  Query: {
    geocode: async (_root, { address }, { rest }) => {
      const { results } = await rest.get('/common/geocode/', RestPlaces, { address })
      return results.slice(0, 8)
    },
  },
  Place: {
    lat: ({ geometry }) => geometry.location.lat,
    lng: ({ geometry }) => geometry.location.lng,
    timeZone: (place) => place.time_zone,
  },
}
