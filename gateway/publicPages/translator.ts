import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { acceptedLanguage, isLanguage } from '../../machines/language/languages.ts'
import { translators } from '../../machines/language/translator.ts'

const translatorFor = translators((code) =>
  readFile(new URL(`languages/${code}.po`, import.meta.url), 'utf8'),
)

/** For the language that the browser prefers; a frame may have that of the page around it by `?lang=`. */
export function translatorOf(c: Context) {
  const wanted = c.req.path.startsWith('/embed/') ? c.req.query('lang') : undefined
  return translatorFor(isLanguage(wanted) ? wanted : acceptedLanguage(c.req.header('accept-language')))
}
