interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}

const address = '/worker.js'

export async function registerWorker() {
  if (!('serviceWorker' in navigator)) return
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // The Content-Security-Policy accepts script URLs from this Trusted Types policy only.
  const rule = trustedTypes?.createPolicy('plaza-worker', { createScriptURL: () => address })
  await navigator.serviceWorker.register(rule?.createScriptURL(address) ?? address)
}
