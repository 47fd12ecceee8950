import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { currentParams, enter, isBelow, leave } from './way.ts'

/** An open dialog, as it appears in the address: `['edit', '3']` is `?edit=3`. */
export type Opened<Name extends string> = readonly [name: Name, id: string]

interface Dialogs<Name extends string> {
  path: string
  names: readonly Name[]
  /** Query parameters of nested dialogs, which close together with these. */
  inner?: readonly string[]
  opened: Opened<Name> | null
  /** True if the open dialog replaced another one, to which Back must not return. */
  isInPlace?: boolean
  /** Whether the data that a dialog needs has been loaded. */
  isReady: boolean
  /**
   * For paged lists. `page` is the page on screen; `isFree` is true if the list may switch to another page.
   */
  pages?: { page: string | null; isFree: boolean; isFailed: boolean; turn: (page: string | null) => void }
  open: (requested: Opened<Name>) => void
  close: () => void
}

/**
 * Syncs the open dialog and the list's page with the address, in both directions. Other query parameters are
 * left alone.
 */
export function useDialogAddress<Name extends string>({
  path,
  names,
  inner = [],
  opened,
  isInPlace = false,
  isReady,
  pages,
  open,
  close,
}: Dialogs<Name>) {
  const [at] = useLocation()
  const search = useSearch()
  const text = textOf(opened, pages?.page)
  const written = useRef(textOf(null, pages?.page))
  /** The last address whose dialog was requested; null once the dialog is open. */
  const followed = useRef<string>(null)
  const [follows, follow] = useReducer((count: number) => count + 1, 0)
  const isFree = pages?.isFree ?? true
  const isPaged = pages !== undefined
  // While the list loads, the dialog named in the address has not been opened yet.
  const isSettled = isReady || !isPaged

  const lead = useEffectEvent((requested: Opened<Name> | null, isFree: boolean) => {
    close()
    const page = pageOf(isPaged)
    if (pages && page !== pages.page) {
      if (!isFree) return
      written.current = textOf(null, page)
      pages.turn(page)
    } else {
      followed.current = textOf(requested, page)
      if (requested) open(requested)
      follow()
    }
  })

  const write = useEffectEvent(() => {
    const before = read(names)
    const page = pageOf(isPaged)
    if (text === textOf(before, page)) return
    const params = currentParams()
    for (const name of [...names, ...(isPaged ? ['page'] : []), ...(opened && !before ? [] : inner)])
      params.delete(name)
    for (const [name, value] of new URLSearchParams(text)) params.set(name, value)
    const to = path + (params.size > 0 ? `?${params}` : '')
    // Back must not return to a closed dialog or to a page that does not exist.
    const isLost = text === textOf(null, page) || (pages?.page === null && page !== null)
    if (isLost || isBelow(to)) leave(to)
    else if (opened) enter(to, isInPlace && before !== null)
    else navigate(to)
  })

  useEffect(() => {
    if (!isSettled || text === written.current) return
    written.current = text
    write()
  }, [isSettled, text])

  const drop = useEffectEvent(() => {
    if (isReady && !pages?.isFailed && at === path) write()
  })

  // Runs after the requested dialog has opened or has turned out not to exist.
  useEffect(() => {
    if (follows > 0) drop()
  }, [follows])

  useEffect(() => {
    // Waits until React has rendered the address after a `navigate`.
    if (!isReady || at !== path || search !== location.search.slice(1)) return
    const requested = read(names)
    const asked = textOf(requested, pageOf(isPaged))
    if (asked === written.current) followed.current = null
    // What it names was loaded first, and turned out not to exist.
    else if (asked === followed.current) drop()
    else lead(requested, isFree)
  }, [at, isFree, isPaged, isReady, names, path, search])
}

function read<Name extends string>(names: readonly Name[]): Opened<Name> | null {
  const params = currentParams()
  const found = names.find((name) => params.has(name))
  return found === undefined ? null : [found, params.get(found) ?? '']
}

const pageOf = (isPaged: boolean) => (isPaged ? currentParams().get('page') : null)

function textOf(opened: Opened<string> | null, page: string | null = null) {
  const params = new URLSearchParams(page === null ? [] : [['page', page]])
  if (opened) params.set(...opened)
  return params.size > 0 ? `?${params}` : ''
}
