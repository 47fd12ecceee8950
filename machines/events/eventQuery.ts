import type { EventDetail, EventFilters, EventRow, Page } from '../domain.ts'

/** By filters, or by the token of a neighbouring page. */
export interface EventQuery {
  filters: EventFilters
  page: string | null
}

/** The first event comes whole because it is shown at once. */
export interface EventPage extends Page<EventRow> {
  first: EventDetail | null
}
