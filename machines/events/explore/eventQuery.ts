import { type EventDetail, type EventFilters, type EventRow, failureOf, type Page } from '../../domain.ts'

/** By filters, or by the token of a neighbouring page. */
export interface EventQuery {
  filters: EventFilters
  page: string | null
}

/** The first event comes whole because it is shown at once. */
export interface EventPage extends Page<EventRow> {
  first: EventDetail | null
}

export const noEvents: EventPage = { results: [], first: null, count: 0, next: null, previous: null }

/** As if a list had found this one alone. */
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

/** Whether the event that is asked for is on another page, or on none. */
export const isMissing = (eventId: string | null, { results }: EventPage) =>
  eventId !== null && results.every(({ id }) => id !== eventId)

/** It was deleted, or nobody but its author may see it any more: trying again is of no use. */
export const isGone = (error: unknown) => failureOf(error).code === 'NOT_FOUND'
