import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Geocoder, GeocodingResult } from '../ports/geocoder.ts'

/** The timeout in milliseconds, short enough for people who are typing an address. */
const patience = 3_000
/** Milliseconds between two requests, as the terms of use of these public servers require. */
const pauses: Record<string, number> = { 'nominatim.openstreetmap.org': 1000, 'photon.komoot.io': 1000 }
const most = 8
const maxBytes = 500_000

interface Provider {
  address: (query: string) => URL
  read: (answer: unknown) => GeocodingResult[]
}

export interface RemoteTools {
  fetch: typeof fetch
  log: Pick<Logger, 'warn'>
  /** Sent as the user agent, as Nominatim's terms of use require. */
  publicUrl: string
}

const lat = z.coerce.number().min(-90).max(90)
const lng = z.coerce.number().min(-180).max(180)

const result = (
  formatted: string,
  name: string,
  location: { lat: number; lng: number },
): GeocodingResult => ({
  formatted_address: formatted,
  name: name || (formatted.split(',')[0] ?? formatted),
  geometry: { location },
})

const NominatimAnswer = z.array(
  z.object({ display_name: z.string(), name: z.string().default(''), lat, lon: lng }),
)

/** https://nominatim.org/release-docs/latest/api/Search/ */
function nominatim(base: string): Provider {
  return {
    address: (query) => under(base, 'search', { q: query, format: 'jsonv2', limit: String(most) }),
    read: (answer) =>
      NominatimAnswer.parse(answer).map((place) =>
        result(place.display_name, place.name, { lat: place.lat, lng: place.lon }),
      ),
  }
}

const PhotonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([lng, lat]) }),
      properties: z.object({
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        city: z.string().optional(),
        state: z.string().optional(),
        country: z.string().optional(),
      }),
    }),
  ),
})

/** https://github.com/komoot/photon#search */
function photon(base: string): Provider {
  return {
    address: (query) => under(base, 'api', { q: query, limit: String(most) }),
    read: (answer) =>
      PhotonAnswer.parse(answer).features.map(({ geometry, properties: place }) => {
        const street = [place.street, place.housenumber].filter(Boolean).join(' ')
        const parts = [place.name, street, place.city, place.state, place.country].filter((part) => part)
        const [longitude, latitude] = geometry.coordinates
        return result([...new Set(parts)].join(', '), place.name ?? street, { lat: latitude, lng: longitude })
      }),
  }
}

const GoogleAnswer = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      address_components: z.array(z.object({ long_name: z.string() })).default([]),
      geometry: z.object({ location: z.object({ lat, lng }) }),
    }),
  ),
})

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding */
function google(key: string): Provider {
  return {
    address: (query) =>
      under('https://maps.googleapis.com/maps/api/geocode', 'json', { address: query, key }),
    read: (answer) =>
      GoogleAnswer.parse(answer).results.map((place) =>
        result(
          place.formatted_address,
          place.address_components[0]?.long_name ?? '',
          place.geometry.location,
        ),
      ),
  }
}

function under(base: string, path: string, query: Record<string, string>) {
  const url = new URL(`${base.replace(/(?<!\/)\/+$/, '')}/${path}`)
  url.search = new URLSearchParams(query).toString()
  return url
}

export function remoteGeocoder(setting: string, tools: RemoteTools): Geocoder | null {
  const provider = providerOf(setting)
  if (provider === null) return null
  const pace = paceOf(pauses[provider.address('').hostname] ?? 0)
  return { search: (address) => ask(provider, address, tools, pace) }
}

/**
 * Measures each pause from the time of sending, since two requests may be due at once after the process was
 * delayed. Throws if the wait is too long.
 */
function paceOf(pause: number) {
  let free = 0
  let sentAt = -Infinity
  const inTurn = pLimit(1)
  return async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    const now = performance.now()
    const wait = Math.max(0, free - now)
    if (wait + pause > patience) throw new RangeError('too many searches')
    free = now + wait + pause
    const { answer } = await inTurn(async () => {
      const left = sentAt + pause - performance.now()
      if (left > 0) await sleep(Math.ceil(left))
      const sent = send()
      sentAt = performance.now()
      return { answer: sent }
    })
    return answer
  }
}

function providerOf(setting: string): Provider | null {
  const colon = setting.indexOf(':')
  const rest = setting.slice(colon + 1)
  if (colon < 0 || rest === '') return null
  const kind = setting.slice(0, colon)
  if (kind === 'google') return google(rest)
  if (!URL.canParse(rest) || !/^https?:$/.test(new URL(rest).protocol)) return null
  if (kind === 'nominatim') return nominatim(rest)
  return kind === 'photon' ? photon(rest) : null
}

/** If the provider fails, returns an empty list and logs a line that omits the query and the key. */
async function ask(
  provider: Provider,
  address: string,
  tools: RemoteTools,
  pace: ReturnType<typeof paceOf>,
): Promise<GeocodingResult[]> {
  const signal = AbortSignal.timeout(patience)
  try {
    const answer = await pace(() =>
      tools.fetch(provider.address(address), {
        redirect: 'error',
        signal,
        headers: { accept: 'application/json', 'user-agent': `Plaza (${tools.publicUrl})` },
      }),
    )
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
    return provider.read(JSON.parse(await readLimited(answer))).slice(0, most)
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.name : 'unknown'
    tools.log.warn({ reason }, 'the geocoder failed')
    return []
  }
}

async function readLimited(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new RangeError('too long an answer')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
