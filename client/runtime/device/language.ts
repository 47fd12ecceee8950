import { isLanguage, type LanguageCode, languageOf } from '../../../machines/language/languages.ts'
import type { Catalog } from '../../../machines/language/wording.ts'
import { loadCode } from '../../ui/loadCode.ts'
import { currentLanguage, speak } from '../../ui/words/language.ts'

type Part = () => Promise<{ catalog: Catalog }>

const parts: Record<Exclude<LanguageCode, 'en'>, { first: Part; rest: Part }> = {
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

/** seconds: a year */
const longest = 365 * 24 * 60 * 60

/** What was chosen on this device; null if nothing was. */
export function chosenLanguage(): LanguageCode | null {
  const [, code] = /(?:^|; )language=(\w+)/.exec(document.cookie) ?? []
  return isLanguage(code) ? code : null
}

/** The choice on this device, else the language in which the server sent the page. */
export function deviceLanguage(): LanguageCode {
  const { lang } = document.documentElement
  return chosenLanguage() ?? (isLanguage(lang) ? lang : 'en')
}

/** Shows the page in the language once all its words are there, and keeps it in a cookie, so that the server can send the next page in it. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await speakLanguage(code)
  await allWords()
  document.cookie = `language=${code}; path=/; max-age=${longest}; samesite=lax`
}

/** Loads what a page needs first; the rest is there when `allWords` is. */
export async function speakLanguage(code: LanguageCode): Promise<void> {
  const { dir } = languageOf(code)
  const catalog = code === 'en' ? {} : (await parts[code].first()).catalog
  if (code !== 'en') rest = loadRest(code, catalog)
  else rest = Promise.resolve()
  Object.assign(document.documentElement, { lang: code, dir })
  speak(code, catalog)
}

let rest: Promise<void> = Promise.resolve()

/** Resolves once the page's language has all its words. */
export const allWords = () => rest

async function loadRest(code: Exclude<LanguageCode, 'en'>, before: Catalog) {
  const { catalog } = await parts[code].rest()
  if (currentLanguage() === code) speak(code, { ...before, ...catalog })
}
