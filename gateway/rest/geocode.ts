import { z } from 'zod'
import { one, Text } from './payload.ts'

const RestPlace = z
  .object({
    name: Text,
    formatted_address: z.string(),
    geometry: z.object({ location: z.object({ lat: z.coerce.number(), lng: z.coerce.number() }) }),
  })
  .transform((place) => ({ ...place, name: place.name ?? place.formatted_address }))
export type RestPlace = z.output<typeof RestPlace>

export const RestPlaces = one(z.object({ geocodingResults: z.array(RestPlace) }))
