import { z } from '@hono/zod-openapi'
import { route } from '../http.ts'

const Place = z.object({
  formatted_address: z.string(),
  name: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
})

const Address = z.strictObject({ address: z.string().trim().min(3).max(200) })

export const geocodeRoutes = [
  route('GET /common/geocode/', {
    access: 'signedIn',
    summary: 'Places that an address may mean, best first, at most eight.',
    tag: 'Events',
    query: Address,
    answer: z.object({ success: z.literal(true), data: z.object({ geocodingResults: z.array(Place) }) }),
    handle: async ({ geocoder, query }) => ({
      success: true,
      data: { geocodingResults: await geocoder.search(query.address) },
    }),
  }),
]
