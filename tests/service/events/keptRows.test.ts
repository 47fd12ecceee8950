import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFilters } from '../../../service/admin/superEventQueries.ts'
import { userFilters } from '../../../service/admin/superUserQueries.ts'
import { Params } from '../../../service/http/lists/clause.ts'
import { whereOf } from '../../../service/http/lists/filters.ts'
import { bind, boundOf } from '../../../service/http/lists/kept/conditions.ts'
import { Bits } from '../../../service/http/lists/kept/bits.ts'
import { Days } from '../../../service/http/lists/kept/days.ts'
import { Ids, pack } from '../../../service/http/lists/kept/ids.ts'
import { fits, isGatherable, keyOf, type Row } from '../../../service/http/lists/kept/row.ts'
import { Sorter } from '../../../service/http/lists/kept/sorter.ts'
import { readSlice, readSome } from '../../../service/http/lists/kept/touchedRows.ts'
import { openTestService, type TestService } from '../../support/service.ts'

/** What is hard to take apart, to write in small letters, or to find by its beginning. */
const odd = `
  Straße STRASSE Ångström node.js Node js e-mail mail c++ rock'n'roll rock 2026-06-15 ½ ﬁsh fish İstanbul ΟΔΟΣ οδός
  日本語テスト музыка a ab abc abcd zabc x_y foo/bar 100% back\\slash "quoted" naïve œuvre e\u0301cole école
  <b>bold</b> mail@plaza.test -5 3.14 ab-abc`
  .split(/\s+/)
  .filter((word) => word !== '')
  .concat('a\u00a0b', 'two\u3000words')
const rows = 240
const ids = Array.from({ length: rows }, (_, at) => at + 1)

/** One to four of them, always the same for a row. */
function drawn(id: number, purpose: number) {
  const die = (at: number) => (Math.imul(id * 31 + at * 17 + purpose * 101, 2_654_435_761) >>> 8) % odd.length
  return Array.from({ length: 1 + (die(9) % 4) }, (_, at) => odd[die(at)]).join(' ')
}

let service: TestService
beforeAll(async () => {
  service = await openTestService({ engine: 'embedded' })
  const texts = ids.map((id) => Array.from({ length: 5 }, (_, purpose) => drawn(id, purpose)))
  await service.db.query(
    `insert into users (email, email_key, full_name, is_email_verified, created_at)
     select n || '@plaza.test', n || '@plaza.test', text ->> 0, true, now() from jsonb_array_elements($1::jsonb) with ordinality as t (text, n)`,
    [JSON.stringify(texts)],
  )
  await service.db.query(
    `insert into events (slug, title, content, event_date, start_time, venue, location, type_id, category_id, author_name, approval_status, created_at)
     select 's-' || n, text ->> 0, text ->> 1, date '2026-06-15', '10:00', text ->> 2, text ->> 3, 1, 1 + n % 3, text ->> 4,
       case when n % 5 = 0 then 'pending' else 'published' end, now()
     from jsonb_array_elements($1::jsonb) with ordinality as t (text, n) order by n`,
    [JSON.stringify(texts)],
  )
})
afterAll(() => service.close())

const words = [
  ...new Set(
    odd.flatMap((text) => [text, text.slice(0, 3), text.slice(1), text.slice(-4), text.toUpperCase()]),
  ),
].filter((text) => text.trim() !== '')

test.each([
  ['events', 'search'],
  ['events', 'location'],
  ['events', 'author'],
  ['users', 'search'],
] as const)(
  '%s by %s: what is told from a row that was read is what the database tells',
  async (table, name) => {
    const { db } = service
    const all = await readSome(db, table, ids)
    const slice = await readSlice(db, table, 0, rows)
    expect(slice).toHaveLength(rows)
    const sorter = new Sorter()
    const expected = new Map<string, number[]>()
    let found = 0
    for (const word of words) {
      const where = await whereOf(db, table === 'events' ? eventFilters : userFilters, { [name]: word })
      for (const bound of boundOf(where)) {
        const { kept } = bound.clause
        if (!kept) continue
        const params = new Params()
        const { rows } = await db.query<{ id: number }>(
          `select id from ${table} where ${bind(bound, params)} order by id`,
          params.values,
        )
        const matching = rows.map(({ id }) => id)
        const told = (some: readonly Row[]) => some.filter((row) => fits(row, kept)).map(({ id }) => id)
        expect(told(all.toSorted((a, b) => a.id - b.id)), keyOf(kept)).toEqual(matching)
        found += matching.length
        if (!isGatherable(kept)) continue
        sorter.add(kept)
        expected.set(keyOf(kept), matching)
      }
    }
    expect(found).toBeGreaterThan(100)
    const sorted = new Map([...expected.keys()].map((key) => [key, [] as number[]]))
    for (const row of slice) for (const key of sorter.keysOf(row)) sorted.get(key)?.push(row.id)
    expect(sorted).toEqual(expected)
  },
)

test.each([1, 3, 40, 5000])('ids that lie about %i apart are kept as they are, and changed', (gap) => {
  const die = (n: number) => (Math.imul(n, 2_654_435_761) >>> 5) % (2 * gap)
  const plain: number[] = []
  const ids = new Ids()
  for (let n = 0, id = 0; n < 500; n += 1) {
    id += 1 + die(n)
    plain.push(id)
    ids.add(id)
  }
  expect(pack(new Bits().with(plain))).toBeInstanceOf(gap < 40 ? Bits : Ids)
  for (const kept of [ids, new Ids(ids.content.slice(), ids), ids.pack()]) {
    expect([...(kept instanceof Ids ? kept.bits : kept).ids]).toEqual(plain)
    expect(kept.count).toBe(500)
  }
  const last = plain.at(-1) ?? 0
  const some = [1, 2, ...plain.filter((id) => id > 2 && id % 3 === 0), last + 1, last + 200]
  const isIn = (id: number) => id % 2 === 0
  const changed = ids.withChanges(some, isIn)
  const expected = new Set(plain)
  for (const id of some) {
    if (isIn(id)) expected.add(id)
    else expected.delete(id)
  }
  expect([...changed.bits.ids]).toEqual([...expected].toSorted((a, b) => a - b))
  expect(changed.count).toBe(expected.size)
})

test.each([
  ['later events have later days', (id: number) => id],
  ['later events have earlier days', (id: number) => -id],
  ['days are mixed', (id: number) => Math.imul(id, 2_654_435_761) % 500],
])('of 5,000 matches the first of a list are found where %s', (_how, dayOfId) => {
  const ids = Array.from({ length: 5000 }, (_, at) => 3 * at + 1)
  const days = new Days(Int32Array.from({ length: 15_001 }, (_, id) => 20_000 + dayOfId(id)))
  const today = new Date(20_000 * 86_400_000).toISOString().slice(0, 10)
  const key = (id: number) => dayOfId(id) * 1e6 + id
  for (const down of [false, true]) {
    for (const of of ['coming', 'past', null] as const) {
      const stretch = { half: of && { of, today }, down, after: null }
      const fits = ids.filter((id) => of === null || (of === 'coming') === dayOfId(id) >= 0)
      const expected = fits.toSorted((a, b) => (down ? key(b) - key(a) : key(a) - key(b)))
      for (const wanted of [0, 1, 21, 700]) {
        expect(days.first(new Bits().with(ids), stretch, wanted)).toEqual(expected.slice(0, wanted))
      }
    }
  }
})
