import { z } from '@hono/zod-openapi'
import type { GeocodingResult, Zones } from '../ports/geocoder.ts'
import { text } from '../http/answerParts.ts'
import { route } from '../http/route.ts'
import { line } from '../http/input/input.ts'
import { limit } from '../http/limits/limits.ts'

const degrees = (example: number) => z.number().openapi({ description: 'Degrees.', example })

const Place = z.object({
  formatted_address: text('In one line.', 'Cologne, North Rhine-Westphalia, Germany'),
  name: text('Of the place alone.', 'Cologne'),
  geometry: z.object({ location: z.object({ lat: degrees(50.9375), lng: degrees(6.9603) }) }),
  time_zone: text('Its IANA time zone; null where no city is near.', 'Europe/Berlin').nullable(),
})

const Address = z.strictObject({
  address: line(200)
    .refine((text) => text.length >= 3, 'Give at least 3 characters.')
    .openapi({ description: 'What a person types, 3 to 200 characters.', example: 'Köln' }),
})

export const geocodeRoutes = [
  route('GET /common/geocode/', {
    operationId: 'geocode',
    access: 'signedIn',
    summary: 'Places that match a text, best first, at most eight.',
    tag: 'Events',
    query: Address,
    answer: z.object({ success: z.literal(true), data: z.object({ geocodingResults: z.array(Place) }) }),
    handle: async (call) => {
      await limit(call, ['geocode', call.user.id], { max: 30, seconds: 60 })
      const places = await call.geocoder.search(call.query.address)
      const geocodingResults = await Promise.all(
        places.map(async (place) => await withZone(call.zones, place)),
      )
      return { success: true, data: { geocodingResults } }
    },
  }),
]

async function withZone(zones: Zones, place: GeocodingResult) {
  const { lat, lng } = place.geometry.location
  return { ...place, time_zone: await zones.at(lat, lng) }
}
