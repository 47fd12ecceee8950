import { readFile } from 'node:fs/promises'
import type { Context } from 'hono'
import { acceptedLanguage, isLanguage } from '../../../machines/language/languages.ts'
import { translators } from '../../../machines/language/translator.ts'

const translatorFor = translators(
  (code) => readFile(new URL(`languages/${code}.po`, import.meta.url), 'utf8'),
  (code) => readFile(new URL(`../../../machines/language/cities/${code}.json`, import.meta.url), 'utf8'),
)

/** The translator for the browser's preferred language. For a frame, `?lang=` takes precedence. */
export function translatorOf(c: Context) {
  const wanted = c.req.path.startsWith('/embed/') ? c.req.query('lang') : undefined
  return translatorFor(isLanguage(wanted) ? wanted : acceptedLanguage(c.req.header('accept-language')))
}
