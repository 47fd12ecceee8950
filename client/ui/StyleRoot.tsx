import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styleCache } from './styleCache.ts'

const cache = styleCache()

/** Around the whole app, once: Emotion writing its styles under the page's policy. */
export function StyleRoot({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
