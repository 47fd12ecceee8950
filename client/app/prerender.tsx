import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { type LanguageCode, languages } from '../../machines/language/languages.ts'
import type { Catalog } from '../../machines/language/wording.ts'
import { speak, t } from '../ui/index.ts'
import { App, fetchPage } from './App.tsx'
import * as texts from './texts.ts'
import { catalog as hiFirst } from 'virtual:messages/hi-first'
import { catalog as hiRest } from 'virtual:messages/hi-rest'
import { catalog as esFirst } from 'virtual:messages/es-first'
import { catalog as esRest } from 'virtual:messages/es-rest'
import { catalog as deFirst } from 'virtual:messages/de-first'
import { catalog as deRest } from 'virtual:messages/de-rest'
import { catalog as arFirst } from 'virtual:messages/ar-first'
import { catalog as arRest } from 'virtual:messages/ar-rest'
import { Wiring } from '../runtime/registry.tsx'

interface Drawing {
  pages: Record<'/' | '/home' | '/explore', { html: string; rules: string[] }>
  /** Shown by search engines. */
  description: string
  /** Shown if scripts are disabled. */
  needsScript: string
}

const catalogs: Record<LanguageCode, Catalog> = {
  en: {},
  hi: { ...hiFirst, ...hiRest },
  es: { ...esFirst, ...esRest },
  de: { ...deFirst, ...deRest },
  ar: { ...arFirst, ...arRest },
}

const stored = new Map<string, string>()
const browser = {
  localStorage: { getItem: (name: string) => stored.get(name) ?? null },
  matchMedia: () => ({ matches: false }),
}
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true })

/**
 * The pages that the build prerenders in each language, with the texts of their HTML head and `<noscript>`.
 * Browsers show them before any code has loaded.
 */
export const drawings: Partial<Record<LanguageCode, Drawing>> = {}

for (const { code } of languages) {
  speak(code, catalogs[code])
  stored.clear()
  const landing = await draw('/')
  // Until the first responses arrive, the pages look the same to everyone, so any session will do.
  stored.set('token', 'anybody').set('user', JSON.stringify({ id: 0, user_type: 'user' }))
  drawings[code] = {
    pages: { '/': landing, '/home': await draw('/home'), '/explore': await draw('/explore') },
    description: t(texts.whatPlazaDoes),
    needsScript: t(texts.needsScript),
  }
}

async function draw(path: string) {
  // Class names must match those of `styleCache.ts`. The rules are collected here instead of being inserted
  // between the elements.
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
    rules: Object.values(cache.inserted).filter((rules) => typeof rules === 'string'),
  }
}
