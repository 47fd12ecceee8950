import { useEffect, useEffectEvent, useRef } from 'react'
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
  open: (asked: Opened<Name>) => void
  close: () => void
}

/** The dialog of a page in its address: what is opened and closed is written there, and what stands there is opened. */
export function useDialogAddress<Name extends string>({
  path,
  names,
  opened,
  isReady,
  open,
  close,
}: Dialogs<Name>) {
  const [at] = useLocation()
  const search = useSearch()
  const written = useRef('')
  const text = textOf(opened)

  const lead = useEffectEvent((asked: Opened<Name> | null) => {
    close()
    if (asked) open(asked)
  })

  useEffect(() => {
    if (text === written.current) return
    written.current = text
    if (text !== textOf(read(names))) navigate(path + text)
  }, [names, path, text])

  useEffect(() => {
    // What was just written above is not drawn yet.
    if (!isReady || at !== path || search !== location.search.slice(1)) return
    const asked = read(names)
    if (textOf(asked) !== written.current) lead(asked)
  }, [at, isReady, names, path, search])
}

function read<Name extends string>(names: readonly Name[]): Opened<Name> | null {
  const told = new URLSearchParams(location.search)
  const found = names.find((name) => told.has(name))
  return found === undefined ? null : [found, told.get(found) ?? '']
}

const textOf = (opened: Opened<string> | null) => (opened ? `?${new URLSearchParams([[...opened]])}` : '')
