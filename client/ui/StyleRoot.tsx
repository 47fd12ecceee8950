import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

/** The nonce of this page's Content-Security-Policy, which the server wrote into its head; none without a policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

const cache = createCache({ key: 'p', stylisPlugins: [], ...(nonce ? { nonce } : {}) })

/** Around the whole app, once: Emotion writing its styles under the page's policy. */
export function StyleRoot({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
