import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App, fetchPage } from './App.tsx'
import { Wiring } from '../runtime/registry.tsx'

const stored = new Map<string, string>()
const browser = {
  localStorage: { getItem: (name: string) => stored.get(name) ?? null },
  matchMedia: () => ({ matches: false }),
}
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true })

const landing = await draw('/')
// What is drawn until the first answers arrive does not depend on the person.
stored.set('token', 'anybody').set('user', JSON.stringify({ id: 0, user_type: 'user' }))

/** The HTML that the build draws for each address: what a browser shows there before it has any code. */
export const pages = { '/': landing, '/home': await draw('/home'), '/explore': await draw('/explore') }

async function draw(path: string) {
  // Class names must match those of `styleCache.ts`; unlike there, the rules are collected, not inserted between the elements.
  const cache = createCache({ key: 'p', stylisPlugins: [] })
  cache.compat = true
  await fetchPage(path)
  const html = renderToString(
    <CacheProvider value={cache}>
      <Router ssrPath={path}>
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
