/** A place found for an address, as `/common/geocode/` answers it. */
export interface GeocodingResult {
  /** The place with its region and country: `Köln, North Rhine-Westphalia, Germany`. */
  formatted_address: string
  /** The place alone: `Köln`. */
  name: string
  /** Degrees, WGS 84. */
  geometry: { location: { lat: number; lng: number } }
}

export interface Geocoder {
  /** The best places first, at most eight. A provider that is down, slow or answers nonsense gives an empty list. */
  search(address: string): Promise<GeocodingResult[]>
}
