import type { ListQuery } from '../../machines/lists/listMachine.ts'

/** What a list is asked for, apart from what is usual, in the address: in place of what stood there, so that back leads to another page. */
export function keepQuery<Filters extends object, Order extends string>(
  query: ListQuery<Filters, Order>,
  usual: ListQuery<Filters, Order>,
) {
  const known = new Map(Object.entries(flat(usual)))
  const said = Object.entries(flat(query)).filter(([name, value]) => value !== known.get(name))
  const text = new URLSearchParams(said).toString()
  history.replaceState(history.state, '', location.pathname + (text && `?${text}`))
}

/** What the address asks for; what is no choice there counts as not said. */
export function readQuery<Filters extends object, Order extends string>(
  { search, filters, order }: ListQuery<Filters, Order>,
  isChoice: (name: string, value: string) => boolean,
): ListQuery<Filters, Order> {
  const said = [...new URLSearchParams(location.search)].filter(([name, value]) => isChoice(name, value))
  const all = new Map(said)
  const named = said.filter(([name]) => Object.hasOwn(filters, name))
  return {
    search: all.get('search') ?? search,
    filters: { ...filters, ...Object.fromEntries(named) },
    order: (all.get('order') as Order | undefined) ?? order,
  }
}

const flat = <Filters extends object, Order>({ search, filters, order }: ListQuery<Filters, Order>) => ({
  search,
  ...filters,
  order,
})
