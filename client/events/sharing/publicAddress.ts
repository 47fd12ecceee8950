import type { EventFilters } from '../../../machines/domain.ts'
import type { Features } from '../../../machines/events/sharing/publicPagesMachine.ts'

/** The start of addresses that people copy; this page's own origin if the server does not know its address. */
export const siteUrl = ({ publicUrl }: Pick<Features, 'publicUrl'>) => publicUrl ?? location.origin

/** The filters of public lists. They have no date, because a fixed day would soon be past. */
export type PublicFilters = Omit<EventFilters, 'date' | 'when'>

/** The names of the parameters in the service. */
const names = {
  location: 'location',
  category: 'category',
  eventType: 'event_type',
  search: 'search',
} as const satisfies Record<keyof PublicFilters, string>

/** The address of a feed or of another public list. `more` has parameters that only that list knows. */
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
