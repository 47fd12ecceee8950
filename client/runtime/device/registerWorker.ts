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
  // The Content-Security-Policy only accepts script URLs from this Trusted Types policy.
  const rule = trustedTypes?.createPolicy('plaza-worker', { createScriptURL: () => address })
  await navigator.serviceWorker.register(rule?.createScriptURL(address) ?? address)
}
