import type { Logger } from 'pino'
import type { Geocoder, GeocodingResult } from '../ports/geocoder.ts'
import { offlineGeocoder } from './geocoderOffline.ts'
import { remoteGeocoder, type RemoteTools } from './geocoderRemote.ts'

const remembered = 1000
const freshness = 10 * 60_000

/** Empty results are not cached, since they may come from a failure. */
export function openGeocoder(
  setting: string,
  tools: Omit<RemoteTools, 'log'> & { log: Pick<Logger, 'warn' | 'error'>; dataDir: string },
): Geocoder {
  const { log, dataDir } = tools
  const geocoder =
    setting === 'offline' ? offlineGeocoder({ log, folder: dataDir }) : remoteGeocoder(setting, tools)
  if (geocoder === null) throw new Error('GEOCODER must be offline, nominatim:URL, photon:URL or google:KEY')
  return withMemory(geocoder)
}

function withMemory(geocoder: Geocoder): Geocoder {
  const known = new Map<string, { results: GeocodingResult[]; until: number }>()
  return {
    search: async (address) => {
      const key = address.trim().toLowerCase().replaceAll(/\s+/g, ' ')
      const held = known.get(key)
      if (held && held.until > performance.now()) return held.results
      const results = await geocoder.search(key)
      known.delete(key)
      if (results.length > 0) known.set(key, { results, until: performance.now() + freshness })
      const oldest = known.keys().next()
      if (known.size > remembered && !oldest.done) known.delete(oldest.value)
      return results
    },
  }
}
