import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import type { Catalog, Tokens } from './wording.ts'

/** What stands in a `.po` file: a message in English, in a language, and the files that say it. */
export interface Entry {
  id: string
  text: string
  references: string[]
}

export const entriesOf = (po: string): Entry[] =>
  PO.parse(po).items.map(({ msgid, msgstr, references }) => ({
    id: msgid,
    text: msgstr[0] ?? '',
    references,
  }))

/** What is not translated is left out, so that it reads in English. @throws what is no ICU message */
export const compile = (entries: readonly Pick<Entry, 'id' | 'text'>[]): Catalog =>
  Object.fromEntries(entries.filter(({ text }) => text !== '').map(({ id, text }) => [id, compiled(text)]))

/** Plain text stays a text, as does what only has values put in, which `word` does itself. */
function compiled(text: string): string | Tokens {
  if (!/\{\w+,/.test(text)) return text
  return compileMessageOrThrow(text) as Tokens
}

/** English for messages that need more than their values put in. */
export const compileEnglish = (ids: readonly string[]): Catalog =>
  compile(ids.filter((id) => /\{\w+,/.test(id)).map((id) => ({ id, text: id })))
