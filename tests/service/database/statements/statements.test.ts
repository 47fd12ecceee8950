import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../../service/store/database/database.ts'
import type { Db } from '../../../../service/ports/db.ts'
import * as explore from '../../../../service/events/queries/exploreQueries.ts'
import * as find from '../../../../service/http/lists/find.ts'
import * as alike from '../../../../service/review/alikeQueries.ts'
import * as superEvents from '../../../../service/admin/superEventQueries.ts'
import * as superUsers from '../../../../service/admin/superUserQueries.ts'
import { queryTimeoutMs } from '../../../support/database/embedded.ts'
import { calls, modules, silent } from './calls.ts'
import {
  now,
  today,
  turnKey,
  first,
  timeline,
  newest,
  filters,
  placesOf,
  everyPlace,
  pagesOf,
  every,
} from './given.ts'

const moment = now.toISOString()

describe('statements', () => {
  let database: Database

  beforeAll(async () => {
    database = await openDatabase({
      dataDir: 'memory://',
      template: process.env['TEST_ARCHIVE'],
      queryTimeoutMs,
    })
    await database.longTransaction(async (db) => {
      await db.query(
        `insert into users (email, email_key, full_name, is_email_verified, created_at)
       select 'p' || n, 'p' || n, 'Asha ' || n, true, now() from generate_series(1, 50) as n`,
      )
      await db.query(
        `insert into events (slug, title, content, event_date, start_time, venue, location, type_id, category_id,
         author_id, author_name, approval_status, created_at)
       select 's-' || n, 'Event ' || md5(n::text), 'About ' || md5((n * 7)::text), date '2026-01-01' + n % 400, '10:00', 'Hall ' || n % 50,
         'City ' || n % 200, 1 + n % 8, 1 + n % 10, 1 + n % 50, 'Asha', case when n % 100 = 0 then 'pending' else 'published' end, now()
       from generate_series(1, 5000) as n`,
      )
      await db.query(
        `insert into favorites (user_id, event_id, starts_at, over_at, added_at)
         select 1, id, starts_at, over_at, now() from events where id <= 4000 and id % 100 <> 0`,
      )
    })
    await database.query('vacuum (analyze)')
  })
  afterAll(() => database.close())

  test('every function of the query modules is called here', () => {
    const functions = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
    )
    expect(Object.keys(calls).toSorted()).toEqual(functions.filter((name) => !silent.has(name)).toSorted())
  })

  /** Runs the call in a transaction that is rolled back, and explains its statements. */
  async function plansOf(
    call: (db: Db) => Promise<unknown>,
    without: readonly string[] = [],
  ): Promise<{ sql: string; plan: string }[]> {
    const plans: { sql: string; plan: string }[] = []
    const undo = new Error('undo')
    await database
      .longTransaction(async (tx) => {
        for (const way of without) await tx.query(`set local enable_${way} = off`)
        const listening: Db = {
          query: async (sql, params) => {
            const { rows } = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
            plans.push({ sql, plan: rows.map((row) => row['QUERY PLAN']).join('\n') })
            return await tx.query(sql, params)
          },
          transaction: (run) => run(listening),
        }
        await call(listening)
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
    return plans
  }

  test.each(Object.keys(calls))('%s: the database accepts every statement', async (name) => {
    const plans = await plansOf((db) => calls[name]?.(db) ?? Promise.resolve())
    expect(plans.length).toBeGreaterThan(0)
  })

  test('a search with too many matches to count continues beyond the events that it walks through', async () => {
    // The coming matches come after 2,000 other events; the past ones are among the first.
    const filter = { location: 'city 150' }
    const countless = { cursor: { back: false, count: 1001, key: turnKey(today, '0') }, page: 1, size: 10 }
    const list = explore.publishedEvents(filter, moment)
    const counted = await find.findPage(database, list, { ...first, size: 10 })
    const walked = await find.findPage(database, list, countless)
    expect(walked.rows).toEqual(counted.rows)
    expect(walked.rows.every(({ mark }) => mark > `+${today}`)).toBe(true)
  })

  const exploreList = (filter: Parameters<typeof explore.publishedEvents>[0]) =>
    explore.publishedEvents(filter, moment)
  const adminList = (filter: Parameters<typeof superEvents.allEvents>[0]) =>
    superEvents.allEvents(filter, superEvents.eventOrders['-created_at'], moment)

  // The limits are the rows counted, at most 1,001, plus the rows walked. They would be the same for a
  // million events; here there are 5,000.
  test.each([
    ['a common word', exploreList({ search: 'event' }), 1200],
    ['two common words', exploreList({ search: 'event about' }), 1200],
    ['a word in a category', exploreList({ search: 'event', category: 1 }), 700],
    ['a place', exploreList({ location: 'city' }), 1200],
    ['a category', exploreList({ category: 1 }), 100],
    ['a day', exploreList({ date: today }), 300],
    ['a week', exploreList({ date_from: today, date_to: '2026-06-21' }), 300],
    ['a word in the admin area', adminList({ search: 'event' }), 1200],
    ["today's events", adminList({ event_status: 'today' }), 300],
  ])('a page of %s reads few events, regardless of their total number', async (_what, list, most) => {
    const read = await database.transaction(async (tx) => {
      const rows = async () =>
        (
          await tx.query<{ n: number }>(
            `select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'events'`,
          )
        ).rows[0]?.n ?? 0
      const before = await rows()
      await find.findPage(tx, list, first)
      return (await rows()) - before
    })
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(most)
  })

  const listsOf = async (call: (db: Db) => Promise<unknown>) =>
    (await plansOf(call)).filter(({ sql }) => sql.includes('order by'))

  test.each([
    ['a day', { date: '2027-06-05' }],
    ['a week', { date_from: '2027-05-30', date_to: '2027-06-05' }],
  ])('%s with too many events to count is read by one statement', async (_what, filter) => {
    const statements = await listsOf(async (db) => {
      await db.query(
        `insert into events (slug, title, content, event_date, start_time, author_id, author_name, approval_status, created_at)
         select 'busy-' || n, 'Busy', 'A busy day.', '2027-06-05', '10:00', 1, 'Asha', 'published', now()
         from generate_series(1, 1100) as n`,
      )
      const { count, rows } = await find.findPage(db, exploreList(filter), first)
      expect([count, rows.length]).toEqual([1001, first.size])
    })
    expect(statements).toHaveLength(1)
  })

  test('a set of events with statistics prepares for no more than its limit', async () => {
    const byViews = superEvents.eventOrders['-view_count']
    const [set] = await listsOf((db) =>
      find.findPage(db, superEvents.allEvents({ status: 'published' }, byViews, moment), first),
    )
    expect(set?.plan).toContain('CTE matching')
    expect(set?.plan).not.toMatch(/Hash|Seq Scan on event_stats/)
  })

  test('similar events are looked up by day, which reads few events', async () => {
    const [statement] = await plansOf((db) => alike.findAlike(db, [100, 200]))
    expect(statement?.plan).not.toContain('Seq Scan')
    expect(statement?.plan).toMatch(/Limit.*\n.*Index Only Scan Backward using events_date_order/)
  })

  // A list gets slower as it grows if its plan must sort, read a whole table or skip rows. Small sets of rows
  // are sorted anyway.
  test.each([
    [
      'explore',
      // Past events are skipped within the index, among the 32 days on which an event that is not over can
      // have begun.
      /Sort|Seq Scan|Filter(?!: \(over_at [<>])/,
      (db: Db) =>
        every(filters.slice(0, 4), (filter) =>
          pagesOf(db, timeline, explore.publishedEvents(filter, moment)),
        ),
    ],
    [
      'newly added events',
      /Sort|Seq Scan|Filter/,
      (db: Db) => pagesOf(db, placesOf(newest), explore.publishedEvents({}, moment, { order: newest })),
    ],
    ['my events', /Sort|Seq Scan|Filter/, calls['ownEvents']],
    ['pending events', /Sort|Seq Scan|Filter/, calls['pendingEvents']],
    [
      'accounts',
      /Sort|Seq Scan|Filter/,
      (db: Db) => everyPlace(db, superUsers.userOrders, (order) => superUsers.allUsers({}, order)),
    ],
    [
      'all events',
      // Counts are joined to their events row by row.
      /Sort|Seq Scan|Filter/,
      (db: Db) =>
        everyPlace(db, superEvents.eventOrders, (order) => superEvents.allEvents({}, order, moment)),
    ],
    ['the newest events', /Sort|Seq Scan|Filter/, calls['newestEvents']],
    ['the newest accounts', /Sort|Seq Scan|Filter/, calls['newestUsers']],
    // The filters on type, category and visibility are columns of the event itself.
    ['favourites', /Sort|Seq Scan/, calls['favoriteEvents']],
  ])('pages of %s are read from an index in its order', async (_what, slow, call) => {
    const plans = await plansOf((db) => call?.(db) ?? Promise.resolve(), ['sort', 'seqscan', 'bitmapscan'])
    // The count of rows, which has a limit, may use any index.
    const withoutCount = (plan: string) => plan.replace(/InitPlan 1\n[^]*?(?=->  Nested Loop Left Join)/, '')
    // A category or type is looked up once, by its id.
    const withoutCatalog = (plan: string) => plan.replaceAll('Filter: (deleted_at IS NULL)', '')
    const pages = plans
      .filter(({ sql }) => sql.includes('order by'))
      .map(({ sql, plan }) => ({ sql, plan: withoutCatalog(withoutCount(plan)) }))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter(({ plan }) => slow.test(plan)).map(({ sql, plan }) => `${sql}\n${plan}`)).toEqual([])
  })
})
