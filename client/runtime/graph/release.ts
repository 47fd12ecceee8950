/** Calls back whenever it shows that the server is of another release than this page. Returns how to stop that. */
export function watchRelease(changed: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  const look = () => void isAnotherPage().then((isAnother) => isAnother && !signal.aborted && changed())
  // The gateway did not know an operation of ours (`urqlClient.ts`).
  addEventListener('plaza:otherRelease', changed, { signal })
  // Vite's word for code that could not be loaded: the line is cut, or the file is gone with its release.
  addEventListener('vite:preloadError', look, { signal })
  return () => watching.abort()
}

/** Whether the server's page begins with another script than this one; false where it cannot be asked. */
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
