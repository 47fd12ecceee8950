/** A typed word, as the database took it apart. */
export interface Needle {
  /** In small letters, without accents. */
  part: string
  /** For the word index: whole words, and a last one that may be unfinished; none of either without any word. */
  whole: readonly string[]
  begun: string | null
  /** Three letters or digits in a row, so that the trigram index can look for it. */
  isLong: boolean
  /** Has signs that the word index does not know, so its matches must be checked by pattern. */
  hasSigns: boolean
}

/** What is read of a row to tell what it matches; of accounts, only the first two. */
export interface Row {
  id: number
  search_text: string
  place_text?: string
  author?: string
  words?: readonly string[]
  /** Only of rows that were touched. */
  content?: string
  category_id?: number | null
  type_id?: number | null
  is_published?: boolean
  event_date?: string
}

/** What a clause asks for, as it is told from a row that was read. */
export type Condition =
  | { column: 'words' | 'search_text' | 'place_text' | 'author'; needle: Needle }
  | { column: 'category_id' | 'type_id'; value: number }
  | { column: 'is_published'; value: false }

export const keyOf = (condition: Condition) =>
  `${condition.column}:${'needle' in condition ? condition.needle.part : condition.value}`

/** It is there when some word of the text begins with it, or has it as a part. */
export const isSimple = ({ column, needle: { part, isLong, hasSigns } }: Condition & { needle: Needle }) =>
  !/\s/u.test(part) && (column !== 'words' || (isLong && !hasSigns))

/** Can be told from what is read of every row. */
export const isGatherable = (condition: Condition) => 'value' in condition || isSimple(condition)

export function fits(row: Row, condition: Condition): boolean {
  if ('value' in condition) return row[condition.column] === condition.value
  const { column, needle } = condition
  if (column === 'words') return hasWords(row, needle)
  if (column === 'author' && !row.search_text.includes(needle.part)) return false
  return row[column]?.includes(needle.part) === true
}

/** As `textClause` has it. */
function hasWords({ search_text, words = [], content = '' }: Row, needle: Needle) {
  const { part, whole, begun, isLong, hasSigns } = needle
  const isBegun =
    whole.every((word) => words.includes(word)) &&
    (begun === null || words.some((word) => word.startsWith(begun)))
  if (isLong) return search_text.includes(part) || (isBegun && (!hasSigns || content.includes(part)))
  return isBegun && (!hasSigns || search_text.includes(part) || content.includes(part))
}
