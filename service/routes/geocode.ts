import { z } from '@hono/zod-openapi'
import { route } from '../http.ts'
import { line } from '../input.ts'
import { limit } from '../limits.ts'

const Place = z.object({
  formatted_address: z.string(),
  name: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
})

const Address = z.strictObject({
  address: line(200)
    .refine((text) => text.length >= 3, 'Give at least 3 characters.')
    .openapi({ description: '3 to 200 characters.' }),
})

export const geocodeRoutes = [
  route('GET /common/geocode/', {
    access: 'signedIn',
    summary: 'Places that an address may mean, best first, at most eight.',
    tag: 'Events',
    query: Address,
    answer: z.object({ success: z.literal(true), data: z.object({ geocodingResults: z.array(Place) }) }),
    handle: async (call) => {
      await limit(call, ['geocode', call.user.id], { max: 30, seconds: 60 })
      return { success: true, data: { geocodingResults: await call.geocoder.search(call.query.address) } }
    },
  }),
]
