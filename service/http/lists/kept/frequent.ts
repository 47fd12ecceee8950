import type { Db } from '../../../ports/db.ts'
import { needlesFor } from '../needles.ts'
import { countCap } from '../paging.ts'
import { runAndRest, type Pace } from './gather.ts'
import { sparse } from './ids.ts'
import { type Condition, isGatherable, keyOf, type Row } from './row.ts'
import { type Followed, readSlice, spanOf } from './touchedRows.ts'

/** What fewer rows have costs little without being known. */
export const few = 200
const slices = 200
const mostDrawn = 10_000
/** Fewer hits in a sample say too little. */
const leastHits = 3
const mostTexts = 10_000
const textsAtOnce = 200
/** The rest is for what nobody expected. */
const partOfRoom = 0.8
const shortest = 3

interface Text {
  column: 'words' | 'search_text' | 'place_text' | 'author'
  text: string
  isWhole: boolean
}

type Tally = Text & { hits: number }

const wordsOf = (text = '') => text.match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** What somebody may look for: words and, while these are typed, their beginnings. */
function* textsOf({ words, place_text, author, search_text }: Row): Generator<Text> {
  const of = (column: Text['column'], texts: readonly string[]) =>
    texts.map((text) => ({ column, text, isWhole: true }))
  for (const text of words ?? []) {
    for (let end = shortest; end < text.length; end += 1) {
      yield { column: 'words', text: text.slice(0, end), isWhole: false }
    }
  }
  yield* words ? of('words', words) : of('search_text', wordsOf(search_text))
  yield* of('place_text', wordsOf(place_text))
  yield* of('author', wordsOf(author))
}

const valuesOf = ({ category_id, type_id }: Row): Condition[] => [
  ...(category_id ? [{ column: 'category_id', value: category_id } as const] : []),
  ...(type_id ? [{ column: 'type_id', value: type_id } as const] : []),
]

/** What is frequent enough that searching for it costs, by a sample; as much as there is room for. */
export async function frequentConditions(
  db: Db,
  table: Followed,
  room: number,
  pace: Pace,
): Promise<Condition[]> {
  const { top } = await spanOf(db, table)
  if (top <= 2 * countCap) return []
  const values = new Map<string, Condition>()
  const tallies = new Map<string, Tally>()
  const size = Math.ceil(Math.min(mostDrawn, top) / slices)
  let drawn = 0
  for (let at = 0; at < slices; at += 1) {
    const after = Math.floor((at * top) / slices)
    await runAndRest(pace, async () => {
      for (const row of await readSlice(db, table, after, after + size)) {
        drawn += 1
        for (const value of valuesOf(row)) values.set(keyOf(value), value)
        const own = new Map([...textsOf(row)].map((each) => [`${each.column}:${each.text}`, each]))
        for (const [key, each] of own) count(tallies, key, each)
      }
    })
  }
  const least = Math.max(leastHits, (few * drawn) / top)
  const frequent = [...tallies.values()].filter(({ hits }) => hits >= least).toSorted(byRank)
  let left = partOfRoom * room
  const fitting = frequent.slice(0, mostTexts).filter(({ hits }) => (left -= bytesOf(hits / drawn, top)) > 0)
  const unpublished: Condition[] = table === 'events' ? [{ column: 'is_published', value: false }] : []
  return [...unpublished, ...values.values(), ...(await conditionsOf(db, fitting))]
}

function count(tallies: Map<string, Tally>, key: string, each: Text) {
  const tally = tallies.get(key) ?? { ...each, hits: 0 }
  tally.hits += 1
  tally.isWhole ||= each.isWhole
  tallies.set(key, tally)
}

const byRank = (a: Tally, b: Tally) => Number(b.isWhole) - Number(a.isWhole) || b.hits - a.hits

/** About as `Ids` keep them, with what is around each set. */
function bytesOf(share: number, top: number) {
  return 600 + (share > 1 / sparse ? top / 8 : share * top * (share > 1 / 64 ? 1 : 2))
}

async function conditionsOf(db: Db, tallies: readonly Tally[]): Promise<Condition[]> {
  const conditions: Condition[] = []
  const texts = tallies.filter(({ text }) => !/\s/u.test(text))
  for (let at = 0; at < texts.length; at += textsAtOnce) {
    const some = texts.slice(at, at + textsAtOnce)
    const typed = some.map(({ text }) => text)
    for (const [index, needle] of (await needlesFor(db, typed)).entries()) {
      const column = some[index]?.column
      if (column && needle.isLong) conditions.push({ column, needle })
    }
  }
  return conditions.filter(isGatherable)
}
