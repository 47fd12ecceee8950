import type { Coordinates } from '../../../machines/events/location/coordinates.ts'

/** What the server has written into the page (`MAP_EMBED_URL`, `MAP_TILES`, `MAP_ATTRIBUTION`, `MAP_CONSENT`). */
interface MapOptions {
  /** A URL template of a map of another site, which replaces Plaza's own map. */
  embed: string | null
  /** A URL template of square pictures that together are the map. */
  tiles: string
  /** Whom the tiles come from; links are written `[text](URL)`. */
  attribution: string
  /** With `ask`, users must consent before their browser contacts the maps service. */
  consent: 'show' | 'ask'
}

export const zoom = 15
const pixels = { width: 480, height: 320 }
const tile = 256

export const mapOptions = () =>
  JSON.parse(document.querySelector('meta[name="plaza-map"]')?.getAttribute('content') ?? '{}') as MapOptions

export function embedUrl(template: string, { lat, lng }: Coordinates): string {
  const degrees = 360 / 2 ** zoom / tile
  const halfWidth = (pixels.width / 2) * degrees
  const halfHeight = (pixels.height / 2) * degrees * Math.cos((lat * Math.PI) / 180)
  const box = [lng - halfWidth, lat - halfHeight, lng + halfWidth, lat + halfHeight]
  const values: Record<string, string> = {
    lat: String(lat),
    lng: String(lng),
    zoom: String(zoom),
    bbox: box.map((side) => side.toFixed(6)).join(','),
  }
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => encodeURIComponent(values[name] ?? whole))
}

/** OpenStreetMap's own page with a pin. */
export const mapPage = ({ lat, lng }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`
