/**
 * Calls `changed` when the server runs another release than this page. Returns a function that stops
 * watching.
 */
export function watchRelease(changed: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const look = () => void isAnotherPage().then((isAnother) => isAnother && !signal.aborted && changed())
  // Dispatched by `urqlClient.ts` if the gateway does not know an operation's hash.
  addEventListener('plaza:otherRelease', changed, { signal })
  // Dispatched by Vite if code fails to load because the network is down or a new release has removed the
  // file.
  addEventListener('vite:preloadError', look, { signal })
  return () => watching.abort()
}

/** True if the server's page references another script than this page; false if the server is unreachable. */
async function isAnotherPage(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')
  if (!script) return false
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(new URL(script.src).pathname)
  } catch {
    return false
  }
}
