import { navigate } from 'wouter/use-browser-location'

/** An address, and those of the history entries below it, from which its dialogs were opened. */
interface HistoryEntry {
  url: string
  below: readonly string[]
}

/** The entry that the browser is going back to, which takes it some milliseconds. */
let ahead: HistoryEntry | null = null

const here = (): HistoryEntry => ({
  url: location.pathname + location.search,
  below: (history.state as Partial<HistoryEntry> | null)?.below ?? [],
})

export const askedFor = () => new URLSearchParams((ahead ?? here()).url.split('?')[1])

export const isBelow = (url: string) => (ahead ?? here()).below.includes(url)

/** Puts a dialog's address on top of the current one, or in the place of another dialog's. */
export function enter(to: string, replace: boolean) {
  const { url, below } = ahead ?? here()
  navigate(to, { replace, state: { below: replace ? below : [...below, url] } })
}

/** Goes back to where the dialog was opened, so that none of its entries stay; after arriving by a link, there are none below. */
export function leave(to: string) {
  const { below } = ahead ?? here()
  const at = below.lastIndexOf(to)
  if (at < 0) {
    navigate(to, { replace: true, state: { below } })
    return
  }
  if (!ahead) {
    // A reload before the browser has gone back must not find the dialog open again.
    navigate(to, { replace: true, state: { below } })
    goBack(below.length - at)
  }
  ahead = { url: to, below: below.slice(0, at) }
}

/** Whatever is opened before the browser has arrived is opened again there. */
function goBack(steps: number) {
  const followed = new AbortController()
  const { signal } = followed
  const follow = () => {
    ahead = here()
  }
  for (const change of ['pushState', 'replaceState']) addEventListener(change, follow, { signal })
  // Captures the event, so that the address in between is never shown.
  const arrive = () => {
    followed.abort()
    const wanted = ahead
    ahead = null
    if (wanted && wanted.url !== here().url) navigate(wanted.url, { state: { below: wanted.below } })
  }
  addEventListener('popstate', arrive, { signal, capture: true })
  history.go(-steps)
}
