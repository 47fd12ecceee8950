export interface GeocodingResult {
  formatted_address: string
  name: string
  geometry: { location: { lat: number; lng: number } }
}

/** Finds IANA names, by the nearest city and by a city's name; null if no city is near or known. */
export interface Zones {
  at(latitude: number, longitude: number): Promise<string | null>
  of(location: string): Promise<string | null>
}

export interface Geocoder {
  /** At most eight places, best first; empty if the provider is down, slow or answers nonsense. */
  search(address: string): Promise<GeocodingResult[]>
}
