import { useState } from 'react'

/**
 * Keeps the order of the rows while the pointer is over them, and appends new rows, so that nobody clicks the
 * wrong row.
 */
export function useSteadyRows<Row extends { id: string }>(rows: readonly Row[]) {
  const [places, setPlaces] = useState<readonly string[] | null>(null)
  const shown = places ? inPlaces(places, rows) : rows
  const ids = shown.map(({ id }) => id)
  if (places && String(places) !== String(ids)) setPlaces(ids)
  return {
    shown,
    hold: () => setPlaces(ids),
    release: () => setPlaces(null),
  }
}

function inPlaces<Row extends { id: string }>(places: readonly string[], rows: readonly Row[]): Row[] {
  const stay = places.flatMap((place) => rows.find(({ id }) => id === place) ?? [])
  return [...stay, ...rows.filter(({ id }) => !places.includes(id))]
}
