import PO from 'pofile'
import type { Catalog } from './wording.ts'

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

/** What is not translated is left out, so that it reads in English. */
export const catalogOf = (entries: readonly Pick<Entry, 'id' | 'text'>[]): Catalog =>
  Object.fromEntries(entries.filter(({ text }) => text !== '').map(({ id, text }) => [id, text]))
