import type { Message, Values } from './message.ts'

/** A message in the form of `@lingui/message-utils`: texts, and values with how to write them. */
export type Token = string | readonly [name: string, format?: string, cases?: Record<string, string | Tokens>]
export type Tokens = readonly Token[]

/** By the English message. One that is plain text stands as that; English holds only what needs more than values put in. */
export type Catalog = Record<string, string | Tokens>

export interface Language {
  /** BCP 47, such as `en-US` */
  locale: string
  catalog: Catalog
}

/** The message in a language; in English where the catalog lacks it. */
export function word(message: Message, language: Language): string {
  if (typeof message === 'string') return worded(message, {}, language)
  return worded(message.id, message.values, language)
}

function worded(id: string, values: Values, language: Language): string {
  const found = Object.hasOwn(language.catalog, id) ? language.catalog[id] : undefined
  if (typeof found === 'object') return joined(found, values, language)
  return (found ?? id).replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    name in values ? valueOf(values[name], language) : hole,
  )
}

const joined = (tokens: Tokens, values: Values, language: Language, count = ''): string =>
  tokens.map((token) => written(token, values, language, count)).join('')

function written(token: Token, values: Values, language: Language, count: string): string {
  if (token === '#') return count
  if (typeof token === 'string') return token
  const [name, format, cases] = token
  const value = values[name]
  if (!cases) return format === 'number' ? figure(value, language) : valueOf(value, language)
  const chosen = cases[String(value)] ?? cases[caseOf(value, format, language)] ?? cases['other'] ?? ''
  if (typeof chosen === 'string') return chosen
  return joined(chosen, values, language, format === 'select' ? count : figure(value, language))
}

function caseOf(value: Values[string] | undefined, format: string | undefined, { locale }: Language): string {
  if (format === 'select') return String(value)
  return new Intl.PluralRules(locale, { type: format === 'plural' ? 'cardinal' : 'ordinal' }).select(
    Number(value),
  )
}

const figure = (value: Values[string] | undefined, { locale }: Language) =>
  new Intl.NumberFormat(locale).format(Number(value))

function valueOf(value: Values[string] | undefined, language: Language): string {
  if (typeof value !== 'object') return String(value)
  if ('id' in value) return word(value, language)
  const parts = value.map((each) => word(each, language))
  return new Intl.ListFormat(language.locale, { type: 'unit', style: 'short' }).format(parts)
}
