import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App, fetchPage } from './App.tsx'
import { Wiring } from '../runtime/registry.tsx'

export const landing = await drawn()

async function drawn() {
  const nobody = { getItem: () => null }
  Object.defineProperty(globalThis, 'localStorage', { value: nobody, configurable: true })
  // Classes must come out as in `styleCache.ts`; unlike there, the rules are collected, not put between the elements.
  const cache = createCache({ key: 'p', stylisPlugins: [] })
  cache.compat = true
  await fetchPage('/')
  const html = renderToString(
    <CacheProvider value={cache}>
      <Router ssrPath="/">
        <Wiring>
          <App />
        </Wiring>
      </Router>
    </CacheProvider>,
  )
  return {
    html,
    css: Object.values(cache.inserted)
      .filter((rules) => typeof rules === 'string')
      .join(''),
  }
}
