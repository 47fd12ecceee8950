import { firstSign, pageDone } from '../../ui/feedback/firstSign.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}

const address = '/worker.js'

/** ms for which somebody who only reads has opened the page: long after its first load. */
const stay = 120_000

/** Waits for the page and for somebody, because the worker fetches every page's code. */
export async function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const { connection } = navigator as { connection?: { saveData: boolean } }
  const stays = new Promise((resolve) => setTimeout(resolve, stay))
  await Promise.all([pageDone(), connection?.saveData ? firstSign() : Promise.race([firstSign(), stays])])
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // The Content-Security-Policy takes a script's address only from this rule.
  const rule = trustedTypes?.createPolicy('plaza-worker', { createScriptURL: () => address })
  await navigator.serviceWorker.register(rule?.createScriptURL(address) ?? address)
}

/** `token` is that of the session that ends, null where another tab has ended it. */
export async function clearKept(token: string | null) {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ forget: token })
}
