import type { Page } from '../domain.ts'

/** '' stands for a filter that is not set. */
export interface ListQuery<Filters, Order> {
  search: string
  filters: Filters
  order: Order
}

export interface ListAddress<Filters, Order> extends ListQuery<Filters, Order> {
  /** A page token; null for the first page. */
  page: string | null
  view: string | null
}

/** `statistics` cover all rows, regardless of the filters. */
export interface Listing<Row, Statistics> extends Page<Row> {
  statistics: Statistics | null
  /** URL of a file with all pages; null if there is none. */
  file: string | null
}

export const rowWith = <Row extends { id: string }>(rows: Row[], id: string | null) =>
  rows.find((row) => row.id === id) ?? null

/** True if any filter is set. */
export const isFiltered = <Filters extends { [Name in keyof Filters]: string }>(filters: Filters) =>
  Object.values<string>(filters).some((value) => value !== '')

/** The event id in a machine event. */
export const eventIdOf = ({ event }: { event: { eventId: string } }) => event.eventId
