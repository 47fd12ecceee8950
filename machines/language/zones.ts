/** `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export const placeOfZone = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ')
