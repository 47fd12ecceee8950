import type { Logger } from 'pino'
import type { Zones } from '../ports/geocoder.ts'
import { Gazetteer } from './gazetteer/gazetteer.ts'
import { gazetteerFile } from './gazetteer/gazetteerFile.ts'

/**
 * Zones always come from the gazetteer, regardless of the geocoder setting, so that no event waits for a
 * foreign server.
 */
export function openZones({ log, dataDir }: { log: Pick<Logger, 'error'>; dataDir: string }): Zones {
  let opened: Promise<Gazetteer> | undefined
  const ask = async (question: (gazetteer: Gazetteer) => string | null | Promise<string | null>) => {
    try {
      opened ??= gazetteerFile(dataDir).then((path) => new Gazetteer(path))
      return await question(await opened)
    } catch (err) {
      opened = undefined
      log.error({ err }, 'the gazetteer failed')
      return null
    }
  }
  return {
    at: (latitude, longitude) => ask((gazetteer) => gazetteer.zoneAt(latitude, longitude)),
    of: (location) =>
      ask(async (gazetteer) => {
        // Imported only on demand, since it loads the names of all regions, which are rarely needed.
        const { search } = await import('./gazetteer/search.ts')
        const [place] = search(gazetteer, location)
        if (!place) return null
        const { lat, lng } = place.geometry.location
        return gazetteer.zoneAt(lat, lng)
      }),
  }
}
