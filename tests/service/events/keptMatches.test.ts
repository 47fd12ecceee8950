import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
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
  'a common word and a rare one': (db: Db) => publishedEvents(db, { search: 'music 4321' }, today),
  'a word with a sign': (db: Db) => publishedEvents(db, { search: "rock'n'roll" }, today),
  'a common word in a category, published, from a day on': (db: Db) =>
    allEvents(
      db,
      { search: 'music', status: 'published', category: 3, date_from: today, date_to: '2026-12-31' },
      eventOrders['-event_date'],
      today,
    ),
  'coming events with a word': (db: Db) =>
    allEvents(db, { search: 'night', event_status: 'upcoming' }, eventOrders['event_date'], today),
  'a category, published': (db: Db) => allEvents(db, { category: 3, status: 'published' }, newest, today),
  accounts: (db: Db) => allUsers(db, { search: 'rao' }, userOrders.full_name),
} satisfies Record<string, (db: Db) => Promise<List>>

/** Each of them changes what some of the lists have; fewer than are read in the background. */
const changes = {
  'rows come and go': [
    `insert into events (slug, title, content, event_date, start_time, venue, location, category_id, author_name, approval_status, created_at)
     select 'new-' || n, 'Music night opera', 'opera', date '2026-06-16', '10:00', 'Bergheim', 'Bergheim', 2, 'Asha Rao', 'published', now()
     from generate_series(1, 3) as n`,
    `delete from events where id % 50 = 10`,
    `delete from users where id % 90 = 7`,
  ],
  'texts change': [
    `update events set title = 'Night music' where id % 600 = 2`,
    `update events set content = 'opera' where id % 500 = 1`,
    `update events set content = '' where id % 70 = 3`,
    `update events set venue = 'Bergheim' where id % 40 = 2`,
    `update events set content = 'Rock''n''roll, an opera' where id % 200 = 4`,
    `update events set author_name = 'Ravi Rao' where id % 20 = 5`,
    `update users set full_name = 'Lea Rao' where id % 300 = 5`,
  ],
  'categories and days change, and what is published': [
    `update events set category_id = 2 where id % 100 = 3`,
    `update events set approval_status = 'rejected' where id % 30 = 2`,
    `update events set event_date = event_date + 200 where id % 45 = 1`,
    `update events set event_date = date '2026-06-20' where id % 110 = 3`,
  ],
}

describe.each(['embedded', 'postgres'] as const)('searches that are asked for again on %s', (engine) => {
  let service: TestService
  let folder: string
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  const { signal } = new AbortController()

  /** Asks by itself, and is known nothing of by others. */
  const stranger = (asked: string[] = []): Db & { asked: string[] } => ({
    query: (sql, params) => (asked.push(sql), service.db.query(sql, params)),
    transaction: (run) => service.db.transaction(run),
    asked,
  })
  /** Remembers what it was asked for. */
  const learner = stranger()
  /** Has collected what is frequent, in two processes. */
  const prepared = stranger()
  const other = stranger()

  const job = (db: Db) => frequentSearches(db, { folder, log }, 0)
  async function begun(db: Db) {
    const { run, save } = job(db)
    expect(await run(signal)).toBe(1000)
    expect(await run(signal)).toBeGreaterThan(10_000)
    return { keepUp: () => run(signal), save }
  }

  beforeAll(async () => {
    service = await openTestService({ engine })
    folder = await mkdtemp(join(tmpdir(), 'plaza-searches-'))
    await service.db.query(
      `insert into users (email, email_key, full_name, is_email_verified, created_at)
       select 'p' || n, 'p' || n, case when n % 9 = 0 then 'Asha Rao' else 'Lea Kim' end, true, now() from generate_series(1, 3000) as n`,
    )
    await service.db.query(
      `insert into events (slug, title, content, event_date, start_time, venue, location, type_id, category_id, author_id, author_name,
         approval_status, created_at)
       select 's-' || n, case n % 6 when 1 then 'Music' when 2 then 'Night' else 'Talk' end || ' ' || n,
         case when n % 11 = 3 then 'An opera.' when n % 100 = 5 then 'Rock''n''roll.' else 'About.' end, date '2026-01-01' + n % 400, '10:00',
         'Hall ' || n % 50, case when n % 9 = 4 then 'Bergheim' else 'Elsewhere' end, 1, 1 + n % 5, 1 + n % 3000,
         case when (1 + n % 3000) % 9 = 0 then 'Asha Rao' else 'Lea Kim' end,
         case when n % 40 = 1 then 'pending' else 'published' end, timestamptz '2026-01-01' + n % 777 * interval '1 hour'
       from generate_series(1, 7000) as n`,
    )
    await service.db.query('analyze')
  })
  afterAll(async () => {
    await service.close()
    await rm(folder, { recursive: true })
  })

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
  const isRemembered = ({ asked }: { asked: string[] }) => asked.some((sql) => sql.includes('touched_rows'))

  async function learn(listOf: (db: Db) => Promise<List>) {
    for (let round = 0; round < 5; round += 1) {
      learner.asked.length = 0
      await findPage(learner, await listOf(learner), first)
      if (isRemembered(learner)) break
      for (const table of ['events', 'users']) await matchesOf(learner, table)?.waitUntilIdle()
    }
  }

  /** What was touched meanwhile may be too much to wait for. */
  async function askOnce(db: Db) {
    await findPage(db, await lists['a common word'](db), first)
    await matchesOf(db, 'events')?.waitUntilIdle()
  }

  /** All answer as somebody of whom nothing is remembered. */
  async function expectSame(those: Record<string, ReturnType<typeof stranger>>) {
    for (const [name, listOf] of Object.entries(lists)) {
      const expected = await allPages(stranger(), listOf)
      for (const [who, db] of Object.entries(those)) {
        db.asked.length = 0
        expect(await allPages(db, listOf), `${who}: ${name}`).toEqual(expected)
        if (who === 'learner' || !name.includes('sign'))
          expect(isRemembered(db), `${who}: ${name}`).toBe(true)
      }
    }
  }

  test('are answered from what is remembered, as if nothing were', async () => {
    for (const listOf of Object.values(lists)) await learn(listOf)
    await expectSame({ learner })
  })

  test('are remembered before anybody asks where they are frequent, and by the next process', async () => {
    const jobs = await begun(prepared)
    await jobs.keepUp()
    await (await begun(other)).keepUp()
    await expectSame({ prepared, other })
    await jobs.save()
    expect((await stat(join(folder, 'events'))).mode & 0o777).toBe(0o600)
    const restarted = stranger()
    await begun(restarted)
    expect(logged).toEqual([])
    await expectSame({ restarted })
  })

  test.each(Object.entries(changes))('and what has changed is told apart: %s', async (_what, statements) => {
    for (const sql of statements) await service.db.query(sql)
    await expectSame({ learner, prepared })
  })

  test('by a process too that was asked nothing meanwhile, and by one that was started only now', async () => {
    const restarted = stranger()
    await begun(restarted)
    await askOnce(other)
    await expectSame({ other, restarted })
  })

  test('also where it was so much that it is read in the background', async () => {
    await service.db.query(`update events set title = 'Talk' where id % 5 = 3`)
    for (const db of [learner, prepared]) await askOnce(db)
    await expectSame({ learner, prepared })
    for (const db of [learner, prepared]) await matchesOf(db, 'events')?.keepUp({ signal, rest: 0 })
    await expectSame({ learner, prepared })
    await service.db.query(`update events set title = 'Night' where id % 30 = 3`)
    await service.db.query(`update events set title = 'Music' where id % 70 = 3`)
    for (const db of [learner, prepared]) await askOnce(db)
    await expectSame({ learner, prepared })
  })

  test.each([
    ['nothing', () => Buffer.alloc(0)],
    ['half of it', (text: Buffer) => text.subarray(0, text.length / 2)],
    ['another version', (text: Buffer) => Buffer.concat([Buffer.from('9'), text])],
    ['one byte that is not right', (text: Buffer) => text.with(text.length - 9, 77)],
  ])('%s of what was written down is no error: it is not used', async (_what, broken) => {
    const path = join(folder, 'events')
    const text = await readFile(path)
    await writeFile(path, broken(text))
    logged.length = 0
    const db = stranger()
    await begun(db)
    expect(logged.map((line) => JSON.parse(line).path)).toEqual([path])
    const listOf = lists['a common word']
    expect(await allPages(db, listOf)).toEqual(await allPages(stranger(), listOf))
    await writeFile(path, text)
  })

  test('and nothing is believed of a table that was made anew, nor of another database', async () => {
    const jobs = job(prepared)
    await jobs.save()
    await service.db.query('alter table events disable trigger events_touched')
    await service.db.query('delete from events where id % 4 = 1')
    await service.db.query('vacuum full events')
    const listOf = lists['a common word']
    const expected = await allPages(stranger(), listOf)
    const restarted = stranger()
    await begun(restarted)
    for (const db of [prepared, restarted]) expect(await allPages(db, listOf)).toEqual(expected)
    await jobs.save()
    await service.db.query(`delete from touched_rows where relation like 'searches %'`)
    logged.length = 0
    await begun(stranger())
    expect(logged).toHaveLength(2)
  })
})
