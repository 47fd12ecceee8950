import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { type Entry, entriesOf } from '../../machines/language/catalog.ts'
import { type LanguageCode, languageOf } from '../../machines/language/languages.ts'
import { areas } from '../support/languages/messages.ts'
import { poPath, translated } from '../support/languages/poFiles.ts'

const root = join(import.meta.dirname, '../..')
const written = areas.filter(({ folder }) => existsSync(join(root, folder)))

type Token = string | [name: string, format?: string, cases?: Record<string, string | Tokens>]
type Tokens = Token[]

/** A placeholder in a message. */
interface Hole {
  name: string
  format?: string | undefined
  cases: string[]
}

/** @throws if the text is not an ICU message */
function holesOf(text: string): Hole[] {
  const compiled = compileMessageOrThrow(text)
  return typeof compiled === 'string' ? [] : holesIn(compiled as Tokens)
}

const holesIn = (tokens: Tokens): Hole[] =>
  tokens.flatMap((token: Token) => {
    if (typeof token === 'string') return []
    const [name, format, cases = {}] = token
    // `offset` is undefined if none is given.
    const given = Object.entries(cases).filter(([, words]) => words !== undefined)
    const inner = given.flatMap(([, words]) => (typeof words === 'string' ? [] : holesIn(words)))
    return [{ name, format, cases: given.map(([of]) => of) }, ...inner]
  })

const namesOf = (text: string) => [...new Set(holesOf(text).map(({ name }) => name))].toSorted()

const choicesOf = (text: string) =>
  holesOf(text).flatMap(({ name, format, cases }) =>
    format === 'select' ? [`${name}: ${cases.toSorted().join(' ')}`] : [],
  )

/** The plurals that lack one of the language's forms, or have a form that the language lacks. */
function oddPlurals(text: string, code: LanguageCode): string[] {
  const forms = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(languageOf(code).locale, { type }).resolvedOptions().pluralCategories
  return holesOf(text).flatMap(({ name, format, cases }) => {
    if (format !== 'plural' && format !== 'selectordinal') return []
    const given = cases.filter((each) => !/^(\d+|offset)$/.test(each)).toSorted()
    const wanted = forms(format === 'plural' ? 'cardinal' : 'ordinal').toSorted()
    return given.join() === wanted.join() ? [] : [`${name} in ${text}: ${given.join(' ')}`]
  })
}

const faultsOf = (code: LanguageCode, { id, text }: Entry): string[] => {
  if (text === '') return [`not translated: ${id}`]
  const differs = (of: (message: string) => string[]) => of(id).join() !== of(text).join()
  return [
    ...(differs(namesOf) ? [`other values than in ${id}: ${text}`] : []),
    ...(differs(choicesOf) ? [`other choices than in ${id}: ${text}`] : []),
    ...oddPlurals(text, code),
  ]
}

test('letters and public pages are translated', () => {
  expect(written.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining(['service/mail/languages', 'service/http/pages/languages']),
  )
})

describe.each(written)('$folder', (area) => {
  const ids = [...new Set(area.messages().map(({ id }) => id))].toSorted()

  test('every English message is valid', () => {
    expect(ids.flatMap((id) => oddPlurals(id, 'en'))).toEqual([])
  })

  test.each(translated)('%s has exactly the messages of the code, complete and valid', (code) => {
    const entries = entriesOf(readFileSync(poPath(area, code), 'utf8'))
    expect(entries.map(({ id }) => id).toSorted()).toEqual(ids)
    expect(entries.flatMap((entry) => faultsOf(code, entry))).toEqual([])
  })
})
