export interface GeocodingResult {
  formatted_address: string
  name: string
  geometry: { location: { lat: number; lng: number } }
}

/**
 * Finds IANA zone names by coordinates (`at`) or by a city's name (`of`); null if no city is near or known.
 */
export interface Zones {
  at(latitude: number, longitude: number): Promise<string | null>
  of(location: string): Promise<string | null>
}

export interface Geocoder {
  /** Returns at most eight places, best first; empty if the provider is down, slow or returns nonsense. */
  search(address: string): Promise<GeocodingResult[]>
}
