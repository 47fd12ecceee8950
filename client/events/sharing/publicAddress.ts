import type { EventFilters } from '../../../machines/domain.ts'
import type { Features } from '../../../machines/events/sharing/publicPagesMachine.ts'

/**
 * Origin of URLs that users copy. Falls back to this page's origin if the server does not know its public
 * URL.
 */
export const siteUrl = ({ publicUrl }: Pick<Features, 'publicUrl'>) => publicUrl ?? location.origin

/** The filters of public lists. They have no date, because a fixed date would soon be past. */
export type PublicFilters = Omit<EventFilters, 'date' | 'when'>

/** The service's parameter names. */
const names = {
  location: 'location',
  category: 'category',
  eventType: 'event_type',
  search: 'search',
} as const satisfies Record<keyof PublicFilters, string>

/** URL of a feed or another public list. `more` has the parameters specific to that list. */
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
