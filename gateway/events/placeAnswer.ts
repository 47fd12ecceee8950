import { z } from 'zod'
import { isObject, one, Text } from '../rest/payload.ts'
import { pageOf } from '../rest/listPayload.ts'

/** Coercion alone would turn null and an empty string into 0, a valid coordinate. */
const degrees = (most: number) =>
  z.union([z.number(), z.string().regex(/\d/)]).pipe(z.coerce.number<string | number>().min(-most).max(most))

const RestPlace = z
  .object({
    name: Text,
    formatted_address: z.string(),
    geometry: z.object({ location: z.object({ lat: degrees(90), lng: degrees(180) }) }),
    time_zone: Text,
  })
  .transform((place) => ({ ...place, name: place.name ?? place.formatted_address }))
export type RestPlace = z.output<typeof RestPlace>

export const RestPlaces = one(
  z.preprocess((sent) => (isObject(sent) ? (sent.geocodingResults ?? sent) : sent), pageOf(RestPlace)),
)
