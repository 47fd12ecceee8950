import { navigate } from 'wouter/use-browser-location'

/** An address, and those of the entries of the history below it that its dialogs were opened over. */
interface HistoryEntry {
  url: string
  below: readonly string[]
}

/** Where the browser will be: it goes back some milliseconds after it was told to. */
let ahead: HistoryEntry | null = null

const here = (): HistoryEntry => ({
  url: location.pathname + location.search,
  below: (history.state as Partial<HistoryEntry> | null)?.below ?? [],
})

export const askedFor = () => new URLSearchParams((ahead ?? here()).url.split('?')[1])

export const isBelow = (url: string) => (ahead ?? here()).below.includes(url)

/** A dialog's address on top of the one below it, or in the place of another dialog's. */
export function enter(to: string, replace: boolean) {
  const { url, below } = ahead ?? here()
  navigate(to, { replace, state: { below: replace ? below : [...below, url] } })
}

/** Back to where the dialog was opened, so that no entry of it stays; whoever came by a link has nothing below it. */
export function leave(to: string) {
  const { below } = ahead ?? here()
  const at = below.lastIndexOf(to)
  if (at < 0) {
    navigate(to, { replace: true, state: { below } })
    return
  }
  if (!ahead) {
    // Who reloads before the browser has gone back must not find it open again.
    navigate(to, { replace: true, state: { below } })
    goBack(below.length - at)
  }
  ahead = { url: to, below: below.slice(0, at) }
}

/** What is opened before the browser has arrived is opened again there. */
function goBack(steps: number) {
  const followed = new AbortController()
  const { signal } = followed
  const follow = () => {
    ahead = here()
  }
  for (const change of ['pushState', 'replaceState']) addEventListener(change, follow, { signal })
  // Captures, so that nobody sees the place in between.
  const arrive = () => {
    followed.abort()
    const wanted = ahead
    ahead = null
    if (wanted && wanted.url !== here().url) navigate(wanted.url, { state: { below: wanted.below } })
  }
  addEventListener('popstate', arrive, { signal, capture: true })
  history.go(-steps)
}
