import type { Page } from '../domain.ts'

/** An empty text stands for a filter that is not set. */
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

/** `statistics` cover all rows, regardless of the filter. */
export interface Listing<Row, Statistics> extends Page<Row> {
  statistics: Statistics | null
  /** The address of all pages as one file; null where there is none. */
  file: string | null
}

export const rowWith = <Row extends { id: string }>(rows: Row[], id: string | null) =>
  rows.find((row) => row.id === id) ?? null

/** Whether a filter is set. */
export const isFiltered = <Filters extends { [Name in keyof Filters]: string }>(filters: Filters) =>
  Object.values<string>(filters).some((value) => value !== '')

/** The id of the event that a machine event names. */
export const eventIdOf = ({ event }: { event: { eventId: string } }) => event.eventId
