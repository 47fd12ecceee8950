import { type Condition, fits, isSimple, keyOf, type Row } from './row.ts'

const mostRemembered = 20_000

/** Which of many parts are in a word, by looking at the word and not at each of them; words come again and again. */
class Parts {
  readonly #keys = new Map<string, string>()
  readonly #lengths = new Set<number>()
  readonly #begun = new Map<string, readonly string[]>()
  readonly #within = new Map<string, readonly string[]>()

  add(part: string, key: string) {
    this.#keys.set(part, key)
    this.#lengths.add(part.length)
    this.#begun.clear()
    this.#within.clear()
  }

  delete(part: string) {
    this.#keys.delete(part)
    this.#begun.clear()
    this.#within.clear()
  }

  beginning(word: string) {
    return this.#remember(this.#begun, word, 1)
  }

  within(word: string) {
    return this.#remember(this.#within, word, word.length)
  }

  #remember(known: Map<string, readonly string[]>, word: string, starts: number) {
    const had = known.get(word)
    if (had) return had
    const found: string[] = []
    for (let start = 0; start < starts; start += 1) {
      for (const length of this.#lengths) {
        const key =
          start + length > word.length ? undefined : this.#keys.get(word.slice(start, start + length))
        if (key !== undefined) found.push(key)
      }
    }
    if (known.size >= mostRemembered) known.clear()
    known.set(word, found)
    return found
  }
}

type Simple = Extract<Condition, { needle: unknown }>['column']
const runsOf = (text = '') => text.split(/\s+/u)

/** Tells which of many conditions a row fulfils. */
export class Sorter {
  readonly #simple: Record<Simple, Parts> = {
    words: new Parts(),
    search_text: new Parts(),
    place_text: new Parts(),
    author: new Parts(),
  }
  /** Those that are tested one by one. */
  readonly #others = new Map<string, Condition>()
  readonly #values = new Set<string>()

  add(condition: Condition) {
    const key = keyOf(condition)
    if ('value' in condition) this.#values.add(key)
    else if (isSimple(condition)) this.#simple[condition.column].add(condition.needle.part, key)
    else this.#others.set(key, condition)
  }

  delete(condition: Condition) {
    const key = keyOf(condition)
    this.#values.delete(key)
    this.#others.delete(key)
    if ('needle' in condition) this.#simple[condition.column].delete(condition.needle.part)
  }

  keysOf(row: Row): Set<string> {
    const keys = new Set<string>()
    const put = (found: readonly string[]) => {
      for (const key of found) keys.add(key)
    }
    const { words, search_text, place_text, author } = this.#simple
    for (const word of row.words ?? []) put(words.beginning(word))
    for (const run of runsOf(row.search_text)) put([...words.within(run), ...search_text.within(run)])
    for (const run of runsOf(row.place_text)) put(place_text.within(run))
    // An author's name is a part of what is searched.
    for (const run of runsOf(row.author)) put(author.within(run))
    put(valuesOf(row).filter((key) => this.#values.has(key)))
    for (const [key, condition] of this.#others) if (fits(row, condition)) keys.add(key)
    return keys
  }
}

const valuesOf = ({ category_id, type_id, is_published }: Row) => [
  `category_id:${category_id}`,
  `type_id:${type_id}`,
  `is_published:${is_published}`,
]
