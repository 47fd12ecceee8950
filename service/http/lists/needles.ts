import { type Db, rowsOf } from '../../ports/db.ts'
import { badField } from '../httpError.ts'
import type { Clause, Params } from './clause.ts'
import type { Needle } from './kept/row.ts'

const maxWords = 12

export interface Typed extends Needle {
  typed: string
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

export async function needlesOf(db: Db, field: string, text: string): Promise<Typed[]> {
  const typed = [...new Set(text.split(/\s+/u).filter((word) => word !== ''))]
  if (typed.length > maxWords) throw badField(field, `At most ${maxWords} words can be looked for.`)
  return await needlesFor(db, typed)
}

/** `node.js` → `node` and what begins with `js`: a sign ends a word, so only the last one may be unfinished. */
export async function needlesFor(db: Db, typed: readonly string[]): Promise<Typed[]> {
  const rows = await rowsOf<{ needle: string; words: string[]; is_long: boolean }>(db, takeApart, [
    typed.join(' '),
  ])
  return rows.map(({ needle, words, is_long }, at) => {
    const last = words.at(-1)
    const isBegun = last !== undefined && needle.endsWith(last)
    return {
      part: needle,
      typed: typed[at] ?? needle,
      whole: isBegun ? words.slice(0, -1) : words,
      begun: isBegun ? last : null,
      isLong: is_long,
      hasSigns: words.length !== 1 || words[0] !== needle,
    }
  })
}

export const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function wordQuery({ whole, begun }: Needle): string {
  const quote = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
  return [...whole.map(quote), ...(begun === null ? [] : [`${quote(begun)}:*`])].join(' & ')
}

export function textClause(needle: Typed, params: Params): Clause {
  const { whole, begun, isLong, hasSigns } = needle
  const kept = { column: 'words', needle } as const
  const hasWords = begun !== null || whole.length > 0
  if (hasWords && !isLong && !hasSigns) return { sql: begins(needle, params), text: 'indexed', kept }
  const pattern = params.add(patternOf(needle.part))
  if (!hasWords) {
    const typed = params.add(patternOf(needle.typed))
    return { sql: `(search_text like ${pattern} or content like ${typed})`, text: 'read' }
  }
  const isBegun = begins(needle, params)
  const inContent = isLong && !hasSigns ? isBegun : `${isBegun} and plain(content) like ${pattern}`
  const either = isLong
    ? `(search_text like ${pattern} or (${inContent}))`
    : `(${isBegun} and (search_text like ${pattern} or plain(content) like ${pattern}))`
  return { sql: either, text: 'indexed', kept }
}

const begins = (needle: Needle, params: Params) => `words @@ ${params.add(wordQuery(needle))}::tsquery`

export const placeClause = (needle: Needle, params: Params): Clause => {
  const sql = `place_text like ${params.add(patternOf(needle.part))}`
  return needle.isLong
    ? { sql, text: 'indexed', kept: { column: 'place_text', needle } }
    : { sql, text: 'read' }
}
