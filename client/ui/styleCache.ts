import createCache from '@emotion/cache'

/** The nonce of this page's Content-Security-Policy, which the server wrote into its head; none without a policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** Where Emotion writes its styles, under the page's policy: in this document's head, or in that of a frame in it. */
export const styleCache = (head: HTMLElement = document.head) =>
  createCache({ key: 'p', container: head, stylisPlugins: [], ...(nonce ? { nonce } : {}) })
