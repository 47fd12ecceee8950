export interface GeocodingResult {
  formatted_address: string
  name: string
  geometry: { location: { lat: number; lng: number } }
}

export interface Geocoder {
  /** At most eight, best first; empty when the provider is down, slow or answers nonsense. */
  search(address: string): Promise<GeocodingResult[]>
}
