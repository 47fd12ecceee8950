import type { Coordinates } from '../../../machines/events/location/coordinates.ts'

const zoom = 15
const pixels = { width: 480, height: 320 }
const tile = 256

/** Fills in the URL template that the server has written into the page (`MAP_EMBED_URL`). */
export function mapUrl({ lat, lng }: Coordinates): string {
  const template = readMeta('plaza-map')
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

/** Whether users must consent before their browser contacts the maps service (`MAP_CONSENT`). */
export const asksForMap = () => readMeta('plaza-map-consent') === 'ask'

const readMeta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
