import type { ListQuery } from '../../../machines/lists/listing.ts'

/** What the actor of a list is asked for. */
export type ListRequest<Filters, Order> = ListQuery<Filters, Order> & { page: string | null }
