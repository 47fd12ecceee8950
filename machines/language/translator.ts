import { type LanguageCode, languageOf } from './languages.ts'
import type { Values } from './message.ts'
import { type Catalog, word } from './wording.ts'
import { placeOfZone } from './zones.ts'

/** Translates the English messages of one area into one language. */
export type Translate = (message: string, values?: Values) => string

export interface Translator {
  code: LanguageCode
  /** BCP 47 tag for `Intl`. */
  locale: string
  dir: 'ltr' | 'rtl'
  t: Translate
  /** The city of a time zone. */
  city: (zone: string) => string
}

function translatorOf(code: LanguageCode, catalog: Catalog): Translator {
  const { locale, dir } = languageOf(code)
  const language = { locale, dir, catalog }
  return {
    code,
    locale,
    dir,
    t: (id, values = {}) => word({ id, values }, language),
    city: (zone) => word(placeOfZone(zone), language),
  }
}

export const english = translatorOf('en', {})

/**
 * Loads each language on first use. `read` returns the content of its `.po` file, `readCities` that of its file of
 * `cities/`.
 */
export function translators(
  read: (code: LanguageCode) => Promise<string>,
  readCities = async (_code: LanguageCode) => '{}',
) {
  const opened = new Map<LanguageCode, Promise<Translator>>()

  async function open(code: LanguageCode): Promise<Translator> {
    if (code === 'en') return english
    // Imported lazily, because the parser is not needed at startup.
    const { catalogOf, entriesOf } = await import('./catalog.ts')
    const cities = JSON.parse(await readCities(code)) as Catalog
    return translatorOf(code, { ...cities, ...catalogOf(entriesOf(await read(code))) })
  }

  return (code: LanguageCode): Promise<Translator> => {
    const translator = opened.get(code) ?? open(code)
    opened.set(code, translator)
    translator.catch(() => opened.delete(code))
    return translator
  }
}
