export interface GeocodingResult {
  formatted_address: string
  name: string
  geometry: { location: { lat: number; lng: number } }
}

export interface Geocoder {
  /** The best places first, at most eight. A provider that is down, slow or answers nonsense gives an empty list. */
  search(address: string): Promise<GeocodingResult[]>
}
