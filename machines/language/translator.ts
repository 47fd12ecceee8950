import { type LanguageCode, languageOf, languages } from './languages.ts'
import type { Values } from './message.ts'
import { type Catalog, word } from './wording.ts'

/** Words the messages of one area, as its first argument has them, in one language. */
export type Translate = (message: string, values?: Values) => string

export interface Translator {
  code: LanguageCode
  /** BCP 47, for `Intl`. */
  locale: string
  dir: 'ltr' | 'rtl'
  t: Translate
}

function translatorOf(code: LanguageCode, catalog: Catalog): Translator {
  const { locale, dir } = languageOf(code)
  const language = { locale, catalog }
  const fit = dir === 'rtl' ? isolated : (values: Values) => values
  return { code, locale, dir, t: (id, values = {}) => word({ id, values: fit(values) }, language) }
}

/** For messages without plurals, which need no catalog. */
export const plainEnglish = translatorOf('en', {})

const isolated = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  )

/** What has no direction of its own here: letters from right to left, and what is isolated already. */
const atHome = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]|\u2068[^\u2068\u2069]*\u2069/gu

/** So that words from left to right keep their punctuation at their own end. */
const isolate = (text: string) => (/\p{L}/u.test(text.replaceAll(atHome, '')) ? `\u2068${text}\u2069` : text)

/** Opens each language when it is first needed; `read` gives the text of its `.po` file. */
export function translators(read: (code: LanguageCode) => Promise<string>) {
  const opened = new Map<LanguageCode, Promise<Translator>>()

  async function open(code: LanguageCode): Promise<Translator> {
    // Loaded late, since it has a parser that the start does not need.
    const { compile, compileEnglish, entriesOf } = await import('./catalog.ts')
    // English has no file, but every file has all messages in English.
    const entries = entriesOf(await read(code === 'en' ? languages[1].code : code))
    const english = compileEnglish(entries.map(({ id }) => id))
    return translatorOf(code, code === 'en' ? english : { ...english, ...compile(entries) })
  }

  return (code: LanguageCode): Promise<Translator> => {
    const translator = opened.get(code) ?? open(code)
    opened.set(code, translator)
    translator.catch(() => opened.delete(code))
    return translator
  }
}
