import type { DayRange, EventFilters } from '../../domain.ts'
import { isFiltered } from '../../lists/listing.ts'

export interface ExploreAddress {
  view: 'filters' | 'list' | 'event'
  filters: EventFilters
  /** The token of a page of the list. */
  page: string | null
  eventId: string | null
  cameFrom: 'filters' | 'myEvents'
}

const filterNames = ['location', 'date', 'when', 'category', 'eventType', 'search'] as const

const ranges: readonly DayRange[] = ['WEEKEND', 'WEEK', 'MONTH']

export const filtersOf = (valueOf: (name: keyof EventFilters) => string): EventFilters => ({
  location: valueOf('location'),
  date: valueOf('date'),
  when: ranges.find((range) => range === valueOf('when')) ?? '',
  category: valueOf('category'),
  eventType: valueOf('eventType'),
  search: valueOf('search'),
})

export const noFilters = filtersOf(() => '')

export const addressOf = (parts: Partial<ExploreAddress>): ExploreAddress => ({
  view: 'filters',
  filters: noFilters,
  page: null,
  eventId: null,
  cameFrom: 'filters',
  ...parts,
})

export const isSameAddress = (one: ExploreAddress, other: ExploreAddress) =>
  one.view === other.view &&
  one.page === other.page &&
  one.eventId === other.eventId &&
  one.cameFrom === other.cameFrom &&
  areSameFilters(one.filters, other.filters)

export const areSameFilters = (one: EventFilters, other: EventFilters) =>
  filterNames.every((name) => one[name] === other[name])

export const changedFilters = (filters: EventFilters, changes: Partial<EventFilters>): EventFilters => ({
  ...filters,
  ...(changes.date && { when: '' }),
  ...changes,
})

export const trimFilters = (filters: EventFilters) => filtersOf((name) => filters[name].trim())

/** True if any filter is set. Blank filters do not count. */
export const hasFilter = (filters: EventFilters) => isFiltered(trimFilters(filters))

/** An action for machines that declare `writeAddress`. */
export const written = {
  type: 'writeAddress' as const,
  params: ({ context }: { context: { address: ExploreAddress } }) => context.address,
}
