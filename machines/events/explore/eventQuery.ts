import { type EventDetail, type EventFilters, type EventRow, failureOf, type Page } from '../../domain.ts'

/** Asks for a page by filters, or by the token of a neighbouring page. */
export interface EventQuery {
  filters: EventFilters
  page: string | null
}

/** The first event comes in full because it is shown at once. */
export interface EventPage extends Page<EventRow> {
  first: EventDetail | null
}

export const noEvents: EventPage = { results: [], first: null, count: 0, next: null, previous: null }

/** A page as if a list had found this event alone. */
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

/** Whether the requested event is not on this page. */
export const isMissing = (eventId: string | null, { results }: EventPage) =>
  eventId !== null && results.every(({ id }) => id !== eventId)

/** The event was deleted, or now only its author may see it, so a retry is useless. */
export const isGone = (error: unknown) => failureOf(error).code === 'NOT_FOUND'
