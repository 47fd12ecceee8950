import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ListAddress } from '../../../machines/lists/listing.ts'

export interface Codec<Address> {
  path: string
  read: (search: string) => Address
}

/** The address leads a list: what was asked for there before is asked for again by back, forward and links. */
export function useListAddress<Filters, Order>(
  { path, read }: Codec<ListAddress<Filters, Order>>,
  send: (event: { type: 'address.change'; address: ListAddress<Filters, Order> }) => void,
) {
  const [at] = useLocation()
  const search = useSearch()
  useEffect(() => {
    // On its way to another tab it says nothing to this list.
    if (at === path) send({ type: 'address.change', address: read(search) })
  }, [at, path, read, search, send])
}
