import {
  chosenLanguage,
  isLanguage,
  type LanguageCode,
  languageOf,
} from '../../../machines/language/languages.ts'
import type { Catalog } from '../../../machines/language/wording.ts'
import { loadCode, speak } from '../../ui/index.ts'

type Part = () => Promise<{ catalog: Catalog }>

type Translated = Exclude<LanguageCode, 'en'>

const parts: Record<Translated, { first: Part; rest: Part }> = {
  hi: {
    first: () => loadCode(() => import('virtual:messages/hi-first')),
    rest: () => loadCode(() => import('virtual:messages/hi-rest')),
  },
  es: {
    first: () => loadCode(() => import('virtual:messages/es-first')),
    rest: () => loadCode(() => import('virtual:messages/es-rest')),
  },
  de: {
    first: () => loadCode(() => import('virtual:messages/de-first')),
    rest: () => loadCode(() => import('virtual:messages/de-rest')),
  },
  ar: {
    first: () => loadCode(() => import('virtual:messages/ar-first')),
    rest: () => loadCode(() => import('virtual:messages/ar-rest')),
  },
}

/** One year, in seconds. */
const longest = 365 * 24 * 60 * 60

/** The language chosen on this device, or else the language of the page sent by the server. */
export function deviceLanguage(): LanguageCode {
  const { lang } = document.documentElement
  return chosenLanguage(document.cookie) ?? (isLanguage(lang) ? lang : 'en')
}

/** Numbers the language changes, because only the newest one may take effect. */
let requests = 0

/**
 * Switches the page to a language once its whole catalog has loaded. Stores the choice in a cookie, so that
 * the server sends later pages in this language.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  const request = ++requests
  const catalog = code === 'en' ? {} : await allOf(code)
  if (request !== requests) return
  show(code, catalog)
  document.cookie = `language=${code}; path=/; max-age=${longest}; samesite=lax`
}

async function allOf(code: Translated): Promise<Catalog> {
  const [first, last] = await Promise.all([parts[code].first(), parts[code].rest()])
  return { ...first.catalog, ...last.catalog }
}

/** Loads the part of the catalog that the first page needs. `allWords` resolves when the rest has loaded. */
export async function speakLanguage(code: LanguageCode): Promise<void> {
  const request = ++requests
  if (code === 'en') return show(code, {})
  show(code, (await parts[code].first()).catalog)
  rest = speakWhole(code, request)
}

/** Shows the page again with the whole catalog, because it may have been rendered before the rest arrived. */
async function speakWhole(code: Translated, request: number) {
  const catalog = await allOf(code)
  if (request === requests) show(code, catalog)
}

let rest: Promise<void> = Promise.resolve()

/** Resolves once the whole catalog of the first page's language has loaded. */
export const allWords = () => rest

function show(code: LanguageCode, catalog: Catalog) {
  Object.assign(document.documentElement, { lang: code, dir: languageOf(code).dir })
  speak(code, catalog)
}
