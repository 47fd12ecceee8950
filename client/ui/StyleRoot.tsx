import './global.css'
import 'virtual:theme.css'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styleCache } from './styleCache.ts'

const cache = styleCache()

/** Around the whole app, once: the global style sheet, and Emotion writing its styles. */
export function StyleRoot({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
