import createCache from '@emotion/cache'

/** The nonce of the Content-Security-Policy, written into the head by the server; undefined without a policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export const styleCache = (head: HTMLElement = document.head) =>
  createCache({ key: 'p', container: head, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
