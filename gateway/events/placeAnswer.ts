import { z } from 'zod'
import { isObject, pageOf, Text } from '../rest/payload.ts'

const RestPlace = z
  .object({
    name: Text,
    formatted_address: z.string(),
    geometry: z.object({ location: z.object({ lat: z.coerce.number(), lng: z.coerce.number() }) }),
  })
  .transform((place) => ({ ...place, name: place.name ?? place.formatted_address }))
export type RestPlace = z.output<typeof RestPlace>

export const RestPlaces = z.preprocess((body) => {
  const inner = isObject(body) && isObject(body.data) ? body.data : body
  return isObject(inner) ? (inner.geocodingResults ?? inner) : inner
}, pageOf(RestPlace))
