let isLineSure = true

/**
 * Imports code; every dynamic import of the client goes through here. Chromium 150 caches a failed import
 * forever. If the connection may be down, it is therefore tested before the import, so that the code can
 * still load later without reloading the page.
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

/** The build renders pages in Node, where `navigator` does not report the connection. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

/**
 * Tests the connection by fetching this script. The service worker has cached all code, this script included,
 * so cached code loads even while offline.
 */
async function tryLine() {
  await fetch(import.meta.url, { cache: 'no-store' })
}
