import type { ListQuery } from '../../../machines/lists/listing.ts'

/** The input of the actor that loads a list. */
export type ListRequest<Filters, Order> = ListQuery<Filters, Order> & { page: string | null }
