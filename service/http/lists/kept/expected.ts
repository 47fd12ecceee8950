import type { Db } from '../../../ports/db.ts'
import { needlesFor } from '../needles.ts'
import { countCap } from '../paging.ts'
import { mostOf, paced, type Pace } from './gather.ts'
import { type Condition, isGatherable, type Row } from './row.ts'
import { type Followed, readSlice, spanOf } from './touchedRows.ts'

/** What fewer rows have costs little without being known. */
const few = 200
const slices = 200
const most = 20_000
/** Fewer hits in a sample say too little. */
const leastHits = 3
const mostConditions = 10_000
const wordsAtOnce = 200
/** Of the room; the rest is for what nobody expected. */
const part = 0.8

interface Frequent {
  column: Condition['column']
  value: string | number
}

const wordsOf = (text = '') => text.match(/[\p{L}\p{N}]{3,}/gu) ?? []

function* valuesOf({
  words,
  place_text,
  author,
  search_text,
  category_id,
  type_id,
}: Row): Generator<Frequent> {
  for (const value of words ?? wordsOf(search_text)) yield { column: words ? 'words' : 'search_text', value }
  for (const value of wordsOf(place_text)) yield { column: 'place_text', value }
  for (const value of wordsOf(author)) yield { column: 'author', value }
  if (category_id) yield { column: 'category_id', value: category_id }
  if (type_id) yield { column: 'type_id', value: type_id }
}

/** What is frequent enough that searching for it costs, by a sample; as much as there is room for. */
export async function expected(db: Db, table: Followed, room: number, pace: Pace): Promise<Condition[]> {
  const { top } = await spanOf(db, table)
  if (top <= 2 * countCap) return []
  const size = Math.ceil(Math.min(most, top) / slices)
  const hits = new Map<string, { each: Frequent; n: number }>()
  let drawn = 0
  for (let at = 0; at < slices; at += 1) {
    const after = Math.floor((at * top) / slices)
    await paced(pace, async () => {
      for (const row of await readSlice(db, table, after, after + size)) {
        drawn += 1
        const own = new Map([...valuesOf(row)].map((each) => [`${each.column} ${each.value}`, each]))
        for (const [key, each] of own) hits.set(key, { each, n: (hits.get(key)?.n ?? 0) + 1 })
      }
    })
  }
  const least = Math.max(leastHits, (few * drawn) / top)
  const frequent = [...hits.values()].filter(({ n }) => n >= least).toSorted((a, b) => b.n - a.n)
  let left = part * room
  const fitting = frequent.slice(0, mostConditions).filter(({ n }) => (left -= bytesOf(n / drawn, top)) > 0)
  return await conditionsOf(
    db,
    table,
    fitting.map(({ each }) => each),
  )
}

/** About as `Ids` keep them. */
function bytesOf(share: number, top: number) {
  if (share > mostOf) return 0
  return share > 1 / 16 ? top / 8 : share * top * (share > 1 / 64 ? 1 : 2)
}

async function conditionsOf(db: Db, table: Followed, frequent: readonly Frequent[]) {
  const conditions: Condition[] = table === 'events' ? [{ column: 'is_published', value: false }] : []
  const texts: { column: 'words' | 'search_text' | 'place_text' | 'author'; value: string }[] = []
  for (const { column, value } of frequent) {
    if (column === 'category_id' || column === 'type_id') conditions.push({ column, value: Number(value) })
    else if (column !== 'is_published' && !/\s/u.test(String(value)))
      texts.push({ column, value: String(value) })
  }
  for (let at = 0; at < texts.length; at += wordsAtOnce) {
    const some = texts.slice(at, at + wordsAtOnce)
    const needles = await needlesFor(
      db,
      some.map(({ value }) => value),
    )
    for (const [index, { column }] of some.entries()) {
      const needle = needles[index]
      if (needle?.isLong) conditions.push({ column, needle })
    }
  }
  return conditions.filter(isGatherable)
}
