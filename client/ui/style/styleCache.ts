import createCache from '@emotion/cache'

export function styleCache(head: HTMLElement) {
  // The Content-Security-Policy's nonce, which the server writes into the head. Undefined without a policy.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return createCache({ key: 'p', container: head, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
}
