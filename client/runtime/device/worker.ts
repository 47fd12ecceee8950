import { firstSign, pageDone } from '../../ui/feedback/firstSign.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}

const address = '/worker.js'

/** Waits for the page and for somebody's first sign, because the worker fetches every page's code. */
export async function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  await Promise.all([pageDone(), firstSign()])
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
