export interface Coordinates {
  lat: number
  lng: number
}

/**
 * Parses `lat,lng`. Null unless `lat` is within -90..90 and `lng` within -180..180 (specification, section
 * 5).
 */
export function parseCoordinates(text: string | null): Coordinates | null {
  const found = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text ?? '')
  if (!found) return null
  const [lat, lng] = [Number(found[1]), Number(found[2])]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

type Whereabouts = { kind: 'online' } | { kind: 'map'; at: Coordinates } | { kind: 'unknown' }

export function whereabouts(venue: string | null, locationDetails: string | null): Whereabouts {
  if (/online/i.test(venue ?? '')) return { kind: 'online' }
  const at = parseCoordinates(locationDetails)
  return at ? { kind: 'map', at } : { kind: 'unknown' }
}
