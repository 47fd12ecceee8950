import { navigate } from 'wouter/use-browser-location'
import type { ListAddress, ListQuery } from '../../../machines/lists/listing.ts'
import { currentParams, enter, leave } from '../../runtime/address/way.ts'

interface Options<Filters, Order> {
  path: string
  /** The list's default filters and order. */
  filters: Filters
  order: Order
  /** The values that an address may contain. */
  choices: Record<keyof Filters | 'order', RegExp>
}

/**
 * Codec for a list's address. It contains the search, the filters and the order where they differ from the
 * defaults, then the page and the open row.
 */
export function listAddress<Filters extends object, Order extends string>({
  path,
  filters,
  order,
  choices,
}: Options<Filters, Order>) {
  const allowed = new Map<string, RegExp>(Object.entries(choices))

  function read(search: string): ListAddress<Filters, Order> {
    const params = new URLSearchParams(search)
    const choiceOf = <Value extends string>(name: string, otherwise: Value) => {
      const value = params.get(name)
      return value !== null && allowed.get(name)?.test(value) ? (value as Value) : otherwise
    }
    const names = Object.entries<string>(filters as Record<string, string>)
    return {
      search: params.get('search') ?? '',
      filters: Object.fromEntries(names.map(([name, open]) => [name, choiceOf(name, open)])) as Filters,
      order: choiceOf('order', order),
      page: params.get('page'),
      view: params.get('view'),
    }
  }

  function textOf(address: ListAddress<Filters, Order>): string {
    const parts = { search: address.search, ...address.filters, order: address.order }
    const known: Record<string, unknown> = { search: '', ...filters, order }
    const entries = Object.entries<string>({ ...parts, page: address.page ?? '', view: address.view ?? '' })
    const text = new URLSearchParams(
      entries.filter(([name, value]) => value !== (known[name] ?? '')),
    ).toString()
    return text && `?${text}`
  }

  return {
    path,
    read,
    /** Makes reloads, links, Back and Forward show the same list. */
    write: (address: ListAddress<Filters, Order>) => {
      const text = textOf(address)
      const before = read(String(currentParams()))
      // Back must not return to closed details or to a page that does not exist.
      const isLost = text === textOf({ ...before, view: null }) || text === textOf({ ...before, page: null })
      if (text === textOf(before)) return
      if (isLost) leave(path + text)
      else if (address.view === null) navigate(path + text)
      else enter(path + text, false)
    },
  }
}

export const anyText = /^/
export const anyId = /^\d+$/
export const anyDay = /^\d{4}-\d\d-\d\d$/
export const oneOf = (values: readonly string[]) => new RegExp(`^(${values.join('|')})$`)

export const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value)

/** The input of the actor that loads a list. */
export type ListRequest<Filters, Order> = ListQuery<Filters, Order> & { page: string | null }
