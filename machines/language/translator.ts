import { type LanguageCode, languageOf } from './languages.ts'
import type { Values } from './message.ts'
import { type Catalog, word } from './wording.ts'

/** Translates the English messages of one area into one language. */
export type Translate = (message: string, values?: Values) => string

export interface Translator {
  code: LanguageCode
  /** BCP 47 tag for `Intl`. */
  locale: string
  dir: 'ltr' | 'rtl'
  t: Translate
}

function translatorOf(code: LanguageCode, catalog: Catalog): Translator {
  const { locale, dir } = languageOf(code)
  const language = { locale, dir, catalog }
  return { code, locale, dir, t: (id, values = {}) => word({ id, values }, language) }
}

export const english = translatorOf('en', {})

/** Loads each language on first use. `read` returns the content of its `.po` file. */
export function translators(read: (code: LanguageCode) => Promise<string>) {
  const opened = new Map<LanguageCode, Promise<Translator>>()

  async function open(code: LanguageCode): Promise<Translator> {
    if (code === 'en') return english
    // Imported lazily, because the parser is not needed at startup.
    const { catalogOf, entriesOf } = await import('./catalog.ts')
    return translatorOf(code, catalogOf(entriesOf(await read(code))))
  }

  return (code: LanguageCode): Promise<Translator> => {
    const translator = opened.get(code) ?? open(code)
    opened.set(code, translator)
    translator.catch(() => opened.delete(code))
    return translator
  }
}
