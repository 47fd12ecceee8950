import { firstSign, pageDone } from '../../ui/feedback/firstSign.ts'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}

const address = '/worker.js'

/**
 * Starts the worker that keeps the page and what was read for when there is no line, once all of the page is there, and
 * somebody: it fetches every page's code.
 */
export async function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  await Promise.all([pageDone(), firstSign()])
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // The page's policy lets no address of a script through but what comes from this rule.
  const rule = trustedTypes?.createPolicy('plaza-worker', { createScriptURL: () => address })
  await navigator.serviceWorker.register(rule?.createScriptURL(address) ?? address)
}

/** Drops all that it keeps for whoever was signed in. */
export async function clearKept() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage('forget')
}
