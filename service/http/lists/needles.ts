import type { Db } from '../../ports/db.ts'
import { badField } from '../httpError.ts'
import type { Clause, Params } from './clause.ts'

const maxWords = 12

export interface Needle {
  pattern: string
  typed: string
  /** For the word index: whole words, of which the last may be unfinished; null without any word. */
  words: string | null
  /** Three letters or digits in a row, so that the trigram index can look for it. */
  isLong: boolean
  /** Has signs that the word index does not know, so its matches must be checked by pattern. */
  hasSigns: boolean
}

// With the indexes' own functions and parser, so that both split texts alike.
const takeApart = `
  select plain(word) as needle,
    (select coalesce(json_agg(token order by ordinality), '[]') from
      ts_parse('default', spaced(plain(word))) with ordinality where tokid <> 12) as words,
    exists (
      select from regexp_split_to_table(plain(word), '[^[:alnum:]]+') as run
      where length(run) >= 3 and cardinality(show_trgm(run)) > 0
    ) as is_long
  from unnest(string_to_array($1, ' ')) with ordinality as typed (word, at)
  order by at`

export async function needlesOf(db: Db, field: string, text: string): Promise<Needle[]> {
  const typed = [...new Set(text.split(/\s+/u).filter((word) => word !== ''))]
  if (typed.length > maxWords) throw badField(field, `At most ${maxWords} words can be looked for.`)
  const { rows } = await db.query<{ needle: string; words: string[]; is_long: boolean }>(takeApart, [
    typed.join(' '),
  ])
  return rows.map(({ needle, words, is_long }, at) => ({
    pattern: patternOf(needle),
    typed: patternOf(typed[at] ?? needle),
    words: words.length === 0 ? null : wordQuery(needle, words),
    isLong: is_long,
    hasSigns: words.length !== 1 || words[0] !== needle,
  }))
}

const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** `node.js` → `'node' & 'js':*`: a sign ends a word, so only the last one may be unfinished. */
function wordQuery(needle: string, words: string[]): string {
  const quoted = words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`)
  const isBeginning = needle.endsWith(words.at(-1) ?? '')
  return `${quoted.join(' & ')}${isBeginning ? ':*' : ''}`
}

export function textClause(needle: Needle, params: Params): Clause {
  const { words, typed, isLong, hasSigns } = needle
  if (words !== null && !isLong && !hasSigns) return { sql: begins(words, params), text: 'indexed' }
  const pattern = params.add(needle.pattern)
  if (words === null)
    return { sql: `(search_text like ${pattern} or content like ${params.add(typed)})`, text: 'read' }
  const begun = begins(words, params)
  const inContent = isLong && !hasSigns ? begun : `${begun} and plain(content) like ${pattern}`
  const either = isLong
    ? `(search_text like ${pattern} or (${inContent}))`
    : `(${begun} and (search_text like ${pattern} or plain(content) like ${pattern}))`
  return { sql: either, text: 'indexed' }
}

const begins = (words: string, params: Params) => `words @@ ${params.add(words)}::tsquery`

export const placeClause = ({ pattern, isLong }: Needle, params: Params): Clause => ({
  sql: `place_text like ${params.add(pattern)}`,
  text: isLong ? 'indexed' : 'read',
})
