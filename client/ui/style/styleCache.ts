import createCache from '@emotion/cache'

/** The Content-Security-Policy's nonce, which the server writes into the head. Undefined without a policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export const styleCache = (head: HTMLElement = document.head) =>
  createCache({ key: 'p', container: head, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
