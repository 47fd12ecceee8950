/** Plaza's languages, each with its own name. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-US', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', locale: 'hi-IN', dir: 'ltr' },
  { code: 'es', name: 'Español', locale: 'es-ES', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', dir: 'ltr' },
  { code: 'ar', name: 'العربية', locale: 'ar-u-nu-latn', dir: 'rtl' },
] as const

export type LanguageCode = (typeof languages)[number]['code']

export const languageCodes = languages.map(({ code }) => code)

export const isLanguage = (code: unknown): code is LanguageCode =>
  languages.some((each) => each.code === code)

export const languageOf = (code: LanguageCode) => languages.find((each) => each.code === code) ?? languages[0]

/** The language chosen on a device, read from its cookies; null if none was chosen. */
export function chosenLanguage(cookies: string): LanguageCode | null {
  const [, code] = /(?:^|; )language=(\w+)/.exec(cookies) ?? []
  return isLanguage(code) ? code : null
}

/**
 * The first supported language in a list of tags such as `de-AT`, ordered by preference. Defaults to English.
 */
export const bestLanguage = (tags: readonly string[]): LanguageCode =>
  tags.map((tag) => tag.trim().toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'

/** The best supported language for an `Accept-Language` header: `de` for `fr-CH, de;q=0.8, en;q=0.5`. */
export function acceptedLanguage(header: string | null | undefined): LanguageCode {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';')
    const quality = parameters.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  const liked = wanted.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  return bestLanguage(liked.map(({ tag }) => tag))
}
