import { readFile } from 'node:fs/promises'
import { translators } from '../../machines/language/translator.ts'

/** Translates the CSV files. */
export const translatorFor = translators((code) =>
  readFile(new URL(`languages/${code}.po`, import.meta.url), 'utf8'),
)
