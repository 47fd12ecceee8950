let isLineSure = true

/**
 * Imports code; every dynamic import of the client goes through here. Chromium 150 remembers a failed import for good, so the connection
 * is tested first where it is in doubt: the code can then still be loaded once the connection is back, without reloading the page.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    if (!isLineSure || isOffline()) await tryLine()
    const code = await load()
    isLineSure = true
    return code
  } catch (error) {
    isLineSure = false
    throw error
  }
}

/** The build draws pages in Node, where `navigator` does not report the connection. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

/** Fetches this script itself, which the service worker has cached like all other code, so that cached code loads even while offline. */
async function tryLine() {
  await fetch(import.meta.url, { cache: 'no-store' })
}
