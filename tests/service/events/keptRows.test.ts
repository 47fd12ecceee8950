import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFilters } from '../../../service/admin/superEventQueries.ts'
import { userFilters } from '../../../service/admin/superUserQueries.ts'
import { Params } from '../../../service/http/lists/clause.ts'
import { whereOf } from '../../../service/http/lists/filters.ts'
import { bind, boundOf } from '../../../service/http/lists/kept/conditions.ts'
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
