import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import PO from 'pofile'
import { languages, type LanguageCode } from '../../../machines/language/languages.ts'
import type { Area } from './messages.ts'

const root = join(import.meta.dirname, '../../..')

/** All languages except English, whose texts are in the code. */
export const translated = languages.map(({ code }) => code).filter((code) => code !== 'en')

export const poPath = ({ folder }: Area, code: LanguageCode) => join(root, folder, `${code}.po`)

/**
 * Rewrites the files of an area: translated messages first, then untranslated ones, by file. Drops messages
 * that the code no longer contains. Returns the number of untranslated messages by language.
 */
export function update(area: Area): Record<string, number> {
  mkdirSync(join(root, area.folder), { recursive: true })
  return Object.fromEntries(translated.map((code) => [code, updateOne(area, code)]))
}

function updateOne(area: Area, code: LanguageCode): number {
  const path = poPath(area, code)
  const before = existsSync(path) ? PO.parse(readFileSync(path, 'utf8')).items : []
  const known = new Map(before.map(({ msgid, msgstr }) => [msgid, msgstr]))
  const items = new Map<string, InstanceType<typeof PO.Item>>()
  for (const { id, path: file } of area.messages()) {
    const item = items.get(id) ?? new PO.Item()
    item.msgid = id
    item.msgstr = known.get(id) ?? ['']
    if (!item.references.includes(file)) item.references.push(file)
    items.set(id, item)
  }
  const po = new PO()
  po.headers = { 'Content-Type': 'text/plain; charset=UTF-8', Language: code }
  po.items = [...items.values()]
  writeFileSync(path, `${po.toString().trimEnd()}\n`)
  return po.items.filter(({ msgstr: [text] }) => !text).length
}
