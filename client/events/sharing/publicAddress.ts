import type { EventFilters } from '../../../machines/domain.ts'

/** What public lists can be filtered by: days pass, so they are none of it. */
export type PublicFilters = Omit<EventFilters, 'date' | 'when'>

/** As the service calls them. */
const names = {
  location: 'location',
  category: 'category',
  eventType: 'event_type',
  search: 'search',
} as const satisfies Record<keyof PublicFilters, string>

/** Of a feed or another public list; `more` are parameters of that one. */
export function publicAddress(
  start: string,
  filters: PublicFilters,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams()
  for (const [filter, name] of Object.entries(names)) {
    const value = filters[filter as keyof PublicFilters].trim()
    if (value !== '') query.set(name, value)
  }
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return query.size > 0 ? `${start}?${query}` : start
}
