let isLineSure = true

/**
 * Imports code; every dynamic import of the client goes through here. Chromium 150 keeps for good that an import has failed, so where the line
 * is in doubt it is tried first: the code is still to be had when the line is back, without loading the page anew.
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

/** The build draws pages in Node, which does not say whether there is a connection. */
const isOffline = () => 'onLine' in navigator && !navigator.onLine

/** This script itself: the service worker has it too, as it has all code, so that what it keeps is found without a line. */
async function tryLine() {
  await fetch(import.meta.url, { cache: 'no-store' })
}
