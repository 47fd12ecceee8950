import PO from 'pofile'
import type { Catalog } from './wording.ts'

/** An entry of a `.po` file: an English message, its translation, and the files that use it. */
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

/** Omits untranslated messages, which are shown in English. */
export const catalogOf = (entries: readonly Pick<Entry, 'id' | 'text'>[]): Catalog =>
  Object.fromEntries(entries.filter(({ text }) => text !== '').map(({ id, text }) => [id, text]))
