/** Calls back when the server turns out to run another release than this page. Returns a function that stops watching. */
export function watchRelease(changed: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const look = () => void isAnotherPage().then((isAnother) => isAnother && !signal.aborted && changed())
  // The gateway did not know one of our operations (`urqlClient.ts`).
  addEventListener('plaza:otherRelease', changed, { signal })
  // Vite reports code that failed to load: either the network is down, or the file went with its release.
  addEventListener('vite:preloadError', look, { signal })
  return () => watching.abort()
}

/** Compares the script in the server's page with this one; false where the server cannot be reached. */
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
