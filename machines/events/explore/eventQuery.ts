import { type EventDetail, type EventFilters, type EventRow, failureOf, type Page } from '../../domain.ts'

/** Requests a page by its filters, or by the token of a neighbouring page. */
export interface EventQuery {
  filters: EventFilters
  page: string | null
}

/** The first event is included in full, because it is shown at once. */
export interface EventPage extends Page<EventRow> {
  first: EventDetail | null
}

export const noEvents: EventPage = { results: [], first: null, count: 0, next: null, previous: null }

/** A page that contains only this event. */
export const onlyOne = (event: EventDetail): EventPage => ({
  ...noEvents,
  results: [rowOf(event)],
  first: event,
  count: 1,
})

export const rowOf = (event: EventDetail): EventRow => ({
  ...event,
  excerpt: event.content,
  cover: event.galleryImages[0] ?? null,
})

/** True if the requested event is not on this page. */
export const isMissing = (eventId: string | null, { results }: EventPage) =>
  eventId !== null && results.every(({ id }) => id !== eventId)

/** True if the event was deleted or is now visible only to its author, so that a retry is pointless. */
export const isGone = (error: unknown) => failureOf(error).code === 'NOT_FOUND'
