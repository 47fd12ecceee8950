import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEvents, eventOrders } from '../../../service/admin/superEventQueries.ts'
import { allUsers, userOrders } from '../../../service/admin/superUserQueries.ts'
import { publishedEvents } from '../../../service/events/exploreQueries.ts'
import { findPage, type List } from '../../../service/http/lists/find.ts'
import { matchesOf } from '../../../service/http/lists/kept/matches.ts'
import { cursorKey } from '../../../service/http/lists/order.ts'
import type { Slice } from '../../../service/http/lists/paging.ts'
import type { Db } from '../../../service/ports/db.ts'
import { frequentSearches } from '../../../service/run/frequentSearches.ts'
import { openTestService, type TestService } from '../../support/service.ts'

const today = '2026-06-15'
const size = 20
const first: Slice = { cursor: null, page: 1, size }
const newest = eventOrders['-created_at']

const lists = {
  'a common word': (db: Db) => publishedEvents(db, { search: 'music' }, today),
  'two words that are never together': (db: Db) => publishedEvents(db, { search: 'music night' }, today),
  'two words that are seldom together': (db: Db) => publishedEvents(db, { search: 'night opera' }, today),
  'a word of the text in a category': (db: Db) =>
    publishedEvents(db, { search: 'opera', category: 2 }, today),
  'a place': (db: Db) => publishedEvents(db, { location: 'bergheim' }, today),
  'a place and a word': (db: Db) => publishedEvents(db, { location: 'bergheim', search: 'night' }, today),
  'a place and a word of the text': (db: Db) =>
    publishedEvents(db, { location: 'bergheim', search: 'opera' }, today),
  'a word on a day': (db: Db) => publishedEvents(db, { search: 'opera', date: '2026-06-20' }, today),
  'a common word and one that is everywhere': (db: Db) =>
    publishedEvents(db, { search: 'music hall' }, today),
  'all events with a word': (db: Db) => allEvents(db, { search: 'music' }, newest, today),
  'all events of an author': (db: Db) => allEvents(db, { author: 'rao' }, eventOrders['title'], today),
  'unpublished events with a word': (db: Db) =>
    allEvents(db, { search: 'night', status: 'unpublished' }, newest, today),
  'published events with a word, from a day on': (db: Db) =>
    allEvents(
      db,
      { search: 'music', status: 'published', date_from: today },
      eventOrders['event_date'],
      today,
    ),
  accounts: (db: Db) => allUsers(db, { search: 'rao' }, userOrders.full_name),
} satisfies Record<string, (db: Db) => Promise<List>>

/** Each of them changes what some of the lists have. */
const changes = [
  `insert into events (slug, title, content, event_date, start_time, venue, location, category_id, author_name, approval_status, created_at)
   select 'new-' || n, 'Music night opera', 'opera', date '2026-06-16', '10:00', 'Bergheim', 'Bergheim', 2, 'Asha Rao', 'published', now()
   from generate_series(1, 3) as n`,
  `update events set title = 'Night music' where id % 600 = 2`,
  `update events set content = 'opera' where id % 500 = 1`,
  `update events set content = '' where id % 70 = 3`,
  `update events set category_id = 2 where id % 100 = 3`,
  `update events set approval_status = 'rejected' where id % 30 = 2`,
  `update events set venue = 'Bergheim' where id % 40 = 2`,
  `update users set full_name = 'Lea Rao' where id % 300 = 5`,
  `delete from events where id % 50 = 10`,
  `delete from users where id % 90 = 7`,
]

describe.each(['embedded', 'postgres'] as const)('searches that are asked for again on %s', (engine) => {
  let service: TestService
  let db: Db
  const asked: string[] = []
  /** Each is asked by somebody else, of whom nothing is remembered. */
  const stranger = (): Db => ({
    query: (sql, params) => service.db.query(sql, params),
    transaction: (run) => service.db.transaction(run),
  })

  beforeAll(async () => {
    service = await openTestService({ engine })
    db = { ...stranger(), query: (sql, params) => (asked.push(sql), service.db.query(sql, params)) }
    await service.db.query(
      `insert into users (email, email_key, full_name, is_email_verified, created_at)
       select 'p' || n, 'p' || n, case when n % 9 = 0 then 'Asha Rao' else 'Lea Kim' end, true, now() from generate_series(1, 3000) as n`,
    )
    await service.db.query(
      `insert into events (slug, title, content, event_date, start_time, venue, location, type_id, category_id, author_id, author_name,
         approval_status, created_at)
       select 's-' || n, case n % 6 when 1 then 'Music' when 2 then 'Night' else 'Talk' end || ' ' || n,
         case when n % 11 = 3 then 'An opera.' else 'About.' end, date '2026-01-01' + n % 400, '10:00', 'Hall ' || n % 50,
         case when n % 9 = 4 then 'Bergheim' else 'Elsewhere' end, 1, 1 + n % 5, 1 + n % 3000,
         case when (1 + n % 3000) % 9 = 0 then 'Asha Rao' else 'Lea Kim' end,
         case when n % 40 = 1 then 'pending' else 'published' end, timestamptz '2026-01-01' + n % 777 * interval '1 hour'
       from generate_series(1, 7000) as n`,
    )
    await service.db.query('analyze')
  })
  afterAll(() => service.close())

  async function allPages(at: Db, listOf: (db: Db) => Promise<List>) {
    const list = await listOf(at)
    const pages: { count: number; ids: number[] }[] = []
    let slice: Slice | null = first
    while (slice && pages.length < 3) {
      const { rows, count, more } = await findPage(at, list, slice)
      pages.push({ count, ids: rows.map(({ id }) => id) })
      const last = rows.at(-1)
      slice =
        more && last
          ? { ...first, cursor: { back: false, count, key: cursorKey(list.order, today, last) } }
          : null
    }
    return pages
  }

  /** Whether the last answer came from what is remembered. */
  const isRemembered = () => asked.some((sql) => sql.includes('touched_rows'))

  async function learn(listOf: (db: Db) => Promise<List>) {
    for (let round = 0; round < 5; round += 1) {
      asked.length = 0
      await findPage(db, await listOf(db), first)
      if (isRemembered()) break
      for (const table of ['events', 'users']) await matchesOf(db, table)?.settled()
    }
  }

  test('are answered from what is remembered, as if nothing were', async () => {
    for (const [name, listOf] of Object.entries(lists)) {
      await learn(listOf)
      expect(isRemembered(), name).toBe(true)
      expect(await allPages(db, listOf), name).toEqual(await allPages(stranger(), listOf))
    }
  })

  test('are remembered before anybody asks where they are frequent', async () => {
    const mine: string[] = []
    const fresh = {
      ...stranger(),
      query: (sql: string, params?: readonly unknown[]) => (mine.push(sql), service.db.query(sql, params)),
    } as Db
    const { run } = frequentSearches(fresh)
    const { signal } = new AbortController()
    expect(await run(signal)).toBeGreaterThan(10_000)
    while ((await run(signal)) !== undefined);
    for (const name of ['a place and a word of the text', 'accounts'] as const) {
      mine.length = 0
      expect(await allPages(fresh, lists[name]), name).toEqual(await allPages(stranger(), lists[name]))
      expect(
        mine.some((sql) => sql.includes('touched_rows')),
        name,
      ).toBe(true)
    }
  })

  test.each(changes)('and what has changed is told apart: %s', async (change) => {
    await service.db.query(change)
    for (const [name, listOf] of Object.entries(lists)) {
      asked.length = 0
      expect(await allPages(db, listOf), name).toEqual(await allPages(stranger(), listOf))
      expect(isRemembered(), name).toBe(true)
    }
  })

  test('and nothing is believed of a table that was made anew', async () => {
    await service.db.query('alter table events disable trigger events_touched')
    await service.db.query('delete from events where id % 4 = 1')
    await service.db.query('vacuum full events')
    const listOf = lists['a common word']
    expect(await allPages(db, listOf)).toEqual(await allPages(stranger(), listOf))
  })
})
