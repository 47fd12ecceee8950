import { useSyncExternalStore } from 'react'
import { languageOf, type LanguageCode } from '../../../machines/language/languages.ts'
import { asPhrase, type Message, phrase } from '../../../machines/language/message.ts'
import { perLocale } from '../../../machines/language/perLocale.ts'
import { type Catalog, word } from '../../../machines/language/wording.ts'

/** The language of this page. */
let language = { ...languageOf('en'), catalog: {} as Catalog }
const listeners = new Set<() => void>()

/**
 * Translates a message into the reader's language. Call it while rendering, because the whole page is
 * rendered again when the language changes.
 */
export function t(message: Message): string
export function t<Nothing extends null | undefined | false>(message: Message | Nothing): string | Nothing
export function t<Nothing>(message: Message | Nothing) {
  return message || message === '' ? word(message as Message, language) : message
}

/** Joins messages as a list: `Title, Venue`. */
export const enumerated = (messages: readonly Message[]) =>
  t(phrase('{all}', { all: messages.map(asPhrase) }))

/** BCP 47 tag for `Intl`. */
export const locale = () => language.locale
export const currentLanguage = (): LanguageCode => language.code
/** True on right-to-left pages. */
export const isMirrored = () => language.dir === 'rtl'

/** Returns a function that provides the `Intl` formatter for the reader's language, cached per language. */
export function formatter<Format>(make: (locale: string) => Format): () => Format {
  const format = perLocale(make)
  return () => format(language.locale)
}

/**
 * For the outermost component: renders everything again when the language changes or more of its catalog has
 * loaded.
 */
export const useLanguage = () => void useSyncExternalStore(subscribe, present, present)
const present = () => language

export function speak(code: LanguageCode, catalog: Catalog) {
  language = { ...languageOf(code), catalog }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
