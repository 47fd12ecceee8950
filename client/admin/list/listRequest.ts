import type { ListQuery } from '../../../machines/lists/listing.ts'

/** The input of a list's actor. */
export type ListRequest<Filters, Order> = ListQuery<Filters, Order> & { page: string | null }
