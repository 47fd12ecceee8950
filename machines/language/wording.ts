import type { Message, Values } from './message.ts'
import { perLocale } from './perLocale.ts'

/** Translations by English message, in ICU format if the message has values. */
export type Catalog = Record<string, string>

export interface Language {
  /** BCP 47, such as `en-US` */
  locale: string
  dir?: 'ltr' | 'rtl'
  catalog: Catalog
}

/** Translates a message. Falls back to English if the catalog lacks it. */
export function word(message: Message, language: Language): string {
  const id = typeof message === 'string' ? message : message.id
  const text = (Object.hasOwn(language.catalog, id) && language.catalog[id]) || id
  return typeof message === 'string' ? text : format(text, { values: message.values, language, count: '' })
}

interface Scope {
  values: Values
  language: Language
  /** The value of `#` within the cases of a plural. */
  count: string
}

/**
 * Formats the part of the ICU message format that Plaza uses: plain values, `plural`, `selectordinal` and
 * `select`. A library for the whole format would add twenty times as much code to the first load.
 */
function format(text: string, scope: Scope): string {
  let written = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '{') {
      const end = endOf(text, at)
      written += argument(text.slice(at + 1, end), scope)
      at = end
    } else written += character === '#' && scope.count ? scope.count : character
  }
  return written
}

/** Index of the brace that closes the one at `start`. */
function endOf(text: string, start: number): number {
  for (let at = start, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  throw new Error(`A brace is not closed: ${text}`)
}

function argument(inside: string, scope: Scope): string {
  const [, name = '', kind, cases = ''] = /^(\w+)(?:, (\w+), (.+))?$/s.exec(inside) ?? []
  const given = scope.values[name] ?? ''
  if (kind === undefined || typeof given === 'object') return valueOf(given, scope.language)
  const value = String(given)
  const texts = casesOf(cases)
  if (kind === 'select') return format(texts[value] ?? texts['other'] ?? '', scope)
  const { locale } = scope.language
  const rule = kind === 'plural' ? cardinal(locale) : new Intl.PluralRules(locale, { type: 'ordinal' })
  const text = texts[`=${value}`] ?? texts[rule.select(Number(value))] ?? texts['other'] ?? ''
  return format(text, { ...scope, count: new Intl.NumberFormat(locale).format(Number(value)) })
}

const cardinal = perLocale((locale) => new Intl.PluralRules(locale))

/** Parses `one {# event} other {# events}` into texts by case. */
function casesOf(text: string): Record<string, string> {
  const cases: Record<string, string> = {}
  for (let at = text.indexOf('{'), from = 0; at !== -1; at = text.indexOf('{', from)) {
    const end = endOf(text, at)
    cases[text.slice(from, at).trim()] = text.slice(at + 1, end)
    from = end + 1
  }
  return cases
}

function valueOf(value: Values[string], language: Language): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return language.dir === 'rtl' ? isolate(value) : value
  if ('id' in value) return word(value, language)
  const parts = value.map((each) => word(each, language))
  return new Intl.ListFormat(language.locale, { type: 'unit', style: 'short' }).format(parts)
}

/** Matches a letter of a left-to-right script, or several numbers without letters. */
const leftToRight = /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF])\p{L}|^(?=\S*\s)\P{L}*$/u

/**
 * Isolates left-to-right text that is not yet isolated, so that its punctuation stays at its own end and
 * adjacent numbers keep their order.
 */
const isolate = (text: string) =>
  leftToRight.test(text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, '')) ? `\u2068${text}\u2069` : text
