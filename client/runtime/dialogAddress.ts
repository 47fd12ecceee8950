import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

/** An open dialog as the address names it: `['edit', '3']` is `?edit=3`. */
export type Opened<Name extends string> = readonly [name: Name, id: string]

interface Dialogs<Name extends string> {
  path: string
  names: readonly Name[]
  /** What is open; null for nothing. */
  opened: Opened<Name> | null
  /** Whether the page has what a dialog could be about. */
  isReady: boolean
  /** Where the list has pages: which one it shows, whether it is there, and whether it can be left for another. */
  pages?: { page: string | null; isFree: boolean; isFailed: boolean; turn: (page: string | null) => void }
  open: (asked: Opened<Name>) => void
  close: () => void
}

/**
 * A dialog of a page in its address, and the page of a list: what is opened and closed is written there, and what stands there is
 * opened. What cannot be opened is dropped from it; what else stands there is left to whoever has written it.
 */
export function useDialogAddress<Name extends string>({
  path,
  names,
  opened,
  isReady,
  pages,
  open,
  close,
}: Dialogs<Name>) {
  const [at] = useLocation()
  const search = useSearch()
  const text = textOf(opened, pages?.page)
  const written = useRef(text)
  const isLed = useRef(false)
  const [follows, follow] = useReducer((count: number) => count + 1, 0)
  const isFree = pages?.isFree ?? true
  const isPaged = pages !== undefined
  // A page that is on its way has its dialog still to open.
  const isSettled = isReady || !isPaged

  const lead = useEffectEvent((asked: Opened<Name> | null, isFree: boolean) => {
    close()
    const page = pageAsked(isPaged)
    if (pages && page !== pages.page) {
      if (!isFree) return
      written.current = textOf(null, page)
      pages.turn(page)
    } else if (asked) {
      isLed.current = true
      open(asked)
      follow()
    }
  })

  const write = useEffectEvent(() => {
    if (text === textOf(read(names), pageAsked(isPaged))) return
    const told = new URLSearchParams(location.search)
    for (const name of isPaged ? [...names, 'page'] : names) told.delete(name)
    for (const [name, value] of new URLSearchParams(text)) told.set(name, value)
    // Nobody is led back to what is not there: neither to a dialog nor to a page.
    const isLost = isLed.current || (pages?.page === null && pageAsked(isPaged) !== null)
    navigate(path + (told.size > 0 ? `?${told}` : ''), { replace: isLost })
  })

  useEffect(() => {
    if (!isSettled || text === written.current) return
    written.current = text
    write()
  }, [isSettled, text])

  const drop = useEffectEvent(() => {
    if (isReady && !pages?.isFailed && at === path) write()
    isLed.current = false
  })

  // By now it is open, or cannot be.
  useEffect(() => {
    if (follows > 0) drop()
  }, [follows])

  useEffect(() => {
    // What was just written above is not drawn yet.
    if (!isReady || at !== path || search !== location.search.slice(1)) return
    const asked = read(names)
    if (textOf(asked, pageAsked(isPaged)) !== written.current) lead(asked, isFree)
  }, [at, isFree, isPaged, isReady, names, path, search])
}

function read<Name extends string>(names: readonly Name[]): Opened<Name> | null {
  const told = new URLSearchParams(location.search)
  const found = names.find((name) => told.has(name))
  return found === undefined ? null : [found, told.get(found) ?? '']
}

const pageAsked = (isPaged: boolean) => (isPaged ? new URLSearchParams(location.search).get('page') : null)

function textOf(opened: Opened<string> | null, page: string | null = null) {
  const told = new URLSearchParams(page === null ? [] : [['page', page]])
  if (opened) told.set(...opened)
  return told.size > 0 ? `?${told}` : ''
}
