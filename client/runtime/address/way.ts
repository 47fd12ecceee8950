import { navigate } from 'wouter/use-browser-location'

/**
 * The current address, and the addresses of the history entries below it from which its dialogs were opened.
 */
interface HistoryEntry {
  url: string
  below: readonly string[]
}

/** The entry that the browser is navigating back to; `history.go` takes some milliseconds. */
let ahead: HistoryEntry | null = null

const here = (): HistoryEntry => ({
  url: location.pathname + location.search,
  below: (history.state as Partial<HistoryEntry> | null)?.below ?? [],
})

export const currentParams = () => new URLSearchParams((ahead ?? here()).url.split('?')[1])

export const isBelow = (url: string) => (ahead ?? here()).below.includes(url)

/** Pushes a dialog's address onto the history, or replaces the address of another dialog. */
export function enter(to: string, replace: boolean) {
  const { url, below } = ahead ?? here()
  navigate(to, { replace, state: { below: replace ? below : [...below, url] } })
}

/**
 * Goes back to the entry from which the dialog was opened, so that the dialog leaves no history entry. If the
 * person arrived by a link, there is no such entry, and the address is replaced instead.
 */
export function leave(to: string) {
  const { below } = ahead ?? here()
  const at = below.lastIndexOf(to)
  if (at < 0) {
    navigate(to, { replace: true, state: { below } })
    return
  }
  if (!ahead) {
    // If the page is reloaded before the browser arrives, the dialog must not reopen.
    navigate(to, { replace: true, state: { below } })
    goBack(below.length - at)
  }
  ahead = { url: to, below: below.slice(0, at) }
}

/**
 * Goes back by `steps` entries. If a dialog opens before the browser arrives, its address is pushed again
 * afterwards.
 */
function goBack(steps: number) {
  const followed = new AbortController()
  const { signal } = followed
  const follow = () => {
    ahead = here()
  }
  for (const change of ['pushState', 'replaceState']) addEventListener(change, follow, { signal })
  // Listens in the capture phase, so that the intermediate address is never rendered.
  const arrive = () => {
    followed.abort()
    const wanted = ahead
    ahead = null
    if (wanted && wanted.url !== here().url) navigate(wanted.url, { state: { below: wanted.below } })
  }
  addEventListener('popstate', arrive, { signal, capture: true })
  history.go(-steps)
}
