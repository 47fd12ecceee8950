import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styleCache } from './styleCache.ts'

const cache = styleCache()

export function StyleRoot({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
