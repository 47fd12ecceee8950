import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ListAddress } from '../../../machines/lists/listing.ts'

export interface Codec<Address> {
  path: string
  read: (search: string) => Address
}

/** The address determines the list, so that Back, Forward and links request the same rows again. */
export function useListAddress<Filters, Order>(
  { path, read }: Codec<ListAddress<Filters, Order>>,
  send: (event: { type: 'address.change'; address: ListAddress<Filters, Order> }) => void,
) {
  const [at] = useLocation()
  const search = useSearch()
  useEffect(() => {
    // Ignores the address while another tab is about to open.
    if (at === path) send({ type: 'address.change', address: read(search) })
  }, [at, path, read, search, send])
}
