import { readFile } from 'node:fs/promises'
import { translators } from '../../machines/language/translator.ts'

/** Translates letters. */
export const translatorFor = translators(
  (code) => readFile(new URL(`languages/${code}.po`, import.meta.url), 'utf8'),
  (code) => readFile(new URL(`../../machines/language/cities/${code}.json`, import.meta.url), 'utf8'),
)
