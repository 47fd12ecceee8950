import { type ExploreAddress, filtersOf, hasFilter } from '../../../machines/events/explore/exploreAddress.ts'
import { withoutBlanks } from '../../runtime/withoutBlanks.ts'

/**
 * Parses an address such as `?location=Cologne&event=7`, a list with an open event. `view` is omitted if the
 * filters imply it.
 */
export function readAddress(search: string): ExploreAddress {
  const params = new URLSearchParams(search)
  const filters = filtersOf((name) => {
    const value = params.get(name)?.trim() ?? ''
    return name === 'when' ? value.toUpperCase() : value
  })
  const view = params.get('view')
  const isList = view === 'all' || (hasFilter(filters) && view !== 'filters')
  const eventId = view === 'filters' ? null : params.get('event')
  return {
    view: isList ? 'list' : eventId ? 'event' : 'filters',
    filters,
    page: isList ? params.get('page') : null,
    eventId: eventId || null,
    cameFrom: params.get('from') === 'myevents' ? 'myEvents' : 'filters',
  }
}

export function searchOf({ view, filters, page, eventId, cameFrom }: ExploreAddress): string {
  const isFiltered = hasFilter(filters)
  const shown = view === 'list' && !isFiltered ? 'all' : view === 'filters' && isFiltered ? 'filters' : ''
  const from = cameFrom === 'myEvents' ? 'myevents' : ''
  const when = filters.when.toLowerCase()
  const parts = { ...filters, when, view: shown, page: page ?? '', event: eventId ?? '', from }
  const search = new URLSearchParams(withoutBlanks(parts) as Record<string, string>).toString()
  return search && `?${search}`
}
