import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import type { Db } from '../../../service/ports/db.ts'
import * as account from '../../../service/account/profileQueries.ts'
import * as audit from '../../../service/audit/auditQueries.ts'
import * as edits from '../../../service/audit/eventEdits.ts'
import * as eventEdits from '../../../service/events/eventDifferences.ts'
import * as catalog from '../../../service/catalog/catalogQueries.ts'
import * as editCatalog from '../../../service/catalog/editCatalogQueries.ts'
import * as changes from '../../../service/changes/changeQueries.ts'
import * as counters from '../../../service/store/database/counters.ts'
import * as dashboard from '../../../service/admin/dashboardQueries.ts'
import * as editEvent from '../../../service/events/editEventQueries.ts'
import * as events from '../../../service/events/eventQueries.ts'
import * as explore from '../../../service/events/exploreQueries.ts'
import * as favorites from '../../../service/favorites/favoriteQueries.ts'
import * as holdings from '../../../service/account/holdings.ts'
import * as homepage from '../../../service/homepage/slideQueries.ts'
import * as editHomepage from '../../../service/homepage/editSlideQueries.ts'
import * as idempotency from '../../../service/http/repeats/idempotency.ts'
import { Bits } from '../../../service/http/lists/kept/bits.ts'
import { boundOf } from '../../../service/http/lists/kept/conditions.ts'
import * as touchedRows from '../../../service/http/lists/kept/touchedRows.ts'
import * as needles from '../../../service/http/lists/needles.ts'
import * as feed from '../../../service/favorites/feedQueries.ts'
import * as find from '../../../service/http/lists/find.ts'
import * as reading from '../../../service/http/lists/readAll.ts'
import type { Content } from '../../../service/http/lists/places.ts'
import * as pending from '../../../service/review/pendingQueries.ts'
import * as alike from '../../../service/review/alikeQueries.ts'
import * as reasons from '../../../service/review/reasonQueries.ts'
import * as history from '../../../service/review/historyQueries.ts'
import * as proposals from '../../../service/events/proposals/proposalQueries.ts'
import * as recount from '../../../service/store/database/recount.ts'
import * as sampling from '../../../service/http/lists/sampling.ts'
import * as size from '../../../service/store/database/size.ts'
import * as submissions from '../../../service/mail/submissions.ts'
import * as superEdit from '../../../service/admin/superEditQueries.ts'
import * as superEvents from '../../../service/admin/superEventQueries.ts'
import * as superadmins from '../../../service/account/superadmins.ts'
import * as superUsers from '../../../service/admin/superUserQueries.ts'
import * as views from '../../../service/events/views.ts'
import type { NewEvent } from '../../../service/events/newEvent.ts'
import type { Asked } from '../../../service/http/lists/filters.ts'
import type { Order } from '../../../service/http/lists/order.ts'
import type { Slice } from '../../../service/http/lists/paging.ts'

const now = new Date('2026-06-15T12:00:00.000Z')
const today = '2026-06-15'
const first = { cursor: null, page: 1, size: 20 }
const later = { cursor: null, page: 3, size: 20 }
const at = (back: boolean, event_date: string) => ({
  cursor: { back, count: 50, key: [today, event_date, '40'] },
  page: 1,
  size: 20,
})
const timeline = [
  first,
  later,
  at(false, '2026-07-01'),
  at(true, '2026-07-01'),
  at(false, '2026-05-01'),
  at(true, '2026-05-01'),
]
const common = { cursor: { back: false, count: 1001, key: [today, '2026-07-01', '40'] }, page: 1, size: 20 }
const asha = { id: 1, user_type: 'user', full_name: 'Asha' } as const
const newest = explore.exploreOrders['-created_at']
const tables = ['categories', 'event_types'] as const
const keyed = { userId: 1, key: 'k', bodyHash: 'h' }
const event: NewEvent = {
  slug: 'jazz',
  title: 'Jazz',
  content: 'Text',
  event_date: '2026-07-01',
  start_time: '10:00:00',
  end_time: null,
  venue: 'Hall',
  location: 'Köln',
  location_details: null,
  latitude: null,
  longitude: null,
  register_link: null,
  is_online: false,
  type_id: 1,
  category_id: 1,
  registration_deadline: null,
  max_participants: null,
  tags: null,
}
const media = { name: 'a'.repeat(30), width: 10, height: 10, blur: '', widths: [10] }
const { slug: _slug, ...draft } = event
const proposal = { draft, removed_images: [1] }
const slide = { ord: 1, heading: 'Jazz', description: 'Text', date: today, place: 'Köln', media }

const someBounds = boundOf((params) => [
  { sql: `search_text like ${params.add('%asha%')}` },
  { sql: `category_id = ${params.add(1)}` },
])

const filters: Asked<typeof explore.exploreFilters>[] = [
  {},
  { category: 1 },
  { event_type: 1 },
  { category: 1, event_type: 1 },
  { date: '2026-07-01' },
  { search: 'jazz' },
  { search: 'ja' },
  { search: 'c++ %' },
  { search: 'node.js' },
  { search: '%' },
  { location: 'köln' },
  { location: 'la' },
  { location: 'köln', date: '2026-07-01', category: 1, event_type: 1, search: 'jazz band' },
]
const kept: Asked<typeof favorites.favoriteFilters>[] = [
  {},
  { upcoming: true, event_type: 1, category: 1, event_date: '2026-07-01' },
  { past: true },
]
const people: Asked<typeof superUsers.userFilters>[] = [
  {},
  { search: 'asha 2' },
  { user_type: 'admin' },
  { search: 'p2', user_type: 'user', is_active: true, is_email_verified: true, verified_user: false },
]
const all: Asked<typeof superEvents.eventFilters>[] = [
  {},
  { search: 'jazz' },
  { author: 'asha', status: 'unpublished', event_status: 'active' },
  {
    location: 'köln',
    status: 'featured',
    category: 1,
    event_type: 1,
    date_from: today,
    date_to: today,
    created_from: today,
    created_to: today,
  },
]
const deeds: Asked<typeof audit.deedFilters>[] = [
  {},
  { actor: 1, action: 'create', entity: 'event', entity_id: 1, date_from: today, date_to: today },
]
/** Keys as the cursors of each sort of order hold them. */
const markOf = { text: 'asha 7', timestamptz: '2026-06-15 12:00:00.123456+00', date: today, integer: '3' }
const placesOf = ({ type }: Order) => [
  first,
  later,
  ...[5, 1001].flatMap((count) =>
    [true, false].map((back) => ({
      cursor: { back, count, key: [Buffer.from(markOf[type]).toString('base64url'), '40'] },
      page: 1,
      size: 20,
    })),
  ),
]
const everyPlace = (db: Db, orders: Record<string, Order>, listOf: (order: Order) => Promise<find.List>) =>
  every(Object.values(orders), async (order) => {
    const list = await listOf(order)
    await every(placesOf(order), (slice) => find.findPage(db, list, slice))
  })
const own = [
  first,
  later,
  ...[true, false].map((back) => ({ cursor: { back, count: 50, key: ['40'] }, page: 1, size: 20 })),
]
const pagesOf = async (db: Db, slices: Slice[], list: find.List | Promise<find.List>, content?: Content) =>
  every(slices, async (slice) => find.findPage(db, await list, slice, content))
const every = async <T>(values: readonly T[], run: (value: T) => Promise<unknown>) => {
  for (const value of values) await run(value)
}

const drain = async (batches: AsyncIterable<unknown>) => {
  for await (const _batch of batches);
}

/** How to call each function of the query modules, so that all its statements are asked. */
const calls: Record<string, (db: Db) => Promise<unknown>> = {
  updateProfile: (db) => account.updateProfile(db, 1, { full_name: 'Asha', phone: null, profile_pic: 'a' }),
  auditEdit: (db) =>
    edits.auditEdit(
      db,
      {
        actorId: 1,
        action: 'update',
        entity: 'event',
        entityId: 1,
        details: { title: { from: 'a', to: 'b' } },
      },
      now,
    ),
  eventDifferences: (db) =>
    eventEdits.eventDifferences(db, draft, { ...draft, category_id: 2 }, { had: 1, gone: 1, added: 1 }),
  audit: (db) => audit.audit(db, { actorId: 1, action: 'create', entity: 'event', entityId: 1 }, now),
  listCategories: (db) => catalog.listCategories(db),
  listTypes: (db) => catalog.listTypes(db),
  findMissing: (db) => catalog.findMissing(db, { category: 1, type: 1 }),
  withoutDeleted: (db) => catalog.withoutDeleted(db, { category: 1, event_type: 1 }),
  insertEntry: (db) => every(tables, (table) => editCatalog.insertEntry(db, table, { name: 'New' }, now)),
  updateEntry: (db) => every(tables, (table) => editCatalog.updateEntry(db, table, 1, { name: 'Other' })),
  hideEntry: (db) => every(tables, (table) => editCatalog.hideEntry(db, table, 1, now)),
  deleteUnusedEntries: (db) => editCatalog.deleteUnusedEntries(db),
  countOf: (db) => counters.countOf(db, 'events', 'published'),
  findBefore: (db) => every(['look', 'lock'] as const, (as) => editEvent.findBefore(db, 1, asha, as)),
  saveEdit: (db) => editEvent.saveEdit(db, 1, event, now),
  listImages: (db) => editEvent.listImages(db, 1),
  deleteImages: (db) => editEvent.deleteImages(db, 1, [1, 2]),
  deleteEvent: (db) => editEvent.deleteEvent(db, 4711),
  readCounts: (db) => dashboard.readCounts(db, '2025-07', today),
  newestEvents: (db) => dashboard.newestEvents(db),
  newestUsers: (db) => dashboard.newestUsers(db),
  readEvents: (db) => events.readEvents(db, [1, 2], asha),
  eventRows: (db) =>
    every([true, false], (isRows) =>
      pagesOf(db, timeline, explore.publishedEvents(db, {}, today), events.eventRows(asha, { isRows })),
    ),
  isVisible: (db) => events.isVisible(db, 1, asha),
  ownEvents: (db) => pagesOf(db, own, events.ownEvents(1)),
  insertEvent: (db) => events.insertEvent(db, event, asha, now),
  insertImages: (db) => events.insertImages(db, 1, 0, [media]),
  publishedEvents: (db) =>
    every(filters, async (filter) => {
      await pagesOf(db, [...timeline, common], explore.publishedEvents(db, filter, today))
      await pagesOf(db, placesOf(newest), explore.publishedEvents(db, filter, today, { order: newest }))
      await pagesOf(db, timeline, explore.publishedEvents(db, filter, today, { isGlance: true }))
    }),
  addFavorite: (db) => favorites.addFavorite(db, 1, 1, now),
  removeFavorite: (db) => favorites.removeFavorite(db, 1, 1),
  favoriteEvents: (db) =>
    every(kept, (filter) => pagesOf(db, timeline, favorites.favoriteEvents(db, 1, filter, today))),
  renewFeed: (db) => feed.renewFeed(db, 1, now),
  endFeed: (db) => feed.endFeed(db, 1),
  feedSince: (db) => feed.feedSince(db, 1),
  findFeedOwner: (db) => feed.findFeedOwner(db, 'secret'),
  feedEvents: (db) => feed.feedEvents(db, 1),
  findHoldings: (db) => holdings.findHoldings(db, { id: 1, user_type: 'user' }),
  deleteAccount: (db) => holdings.deleteAccount(db, 1),
  listSlides: (db) => homepage.listSlides(db),
  insertSlide: (db) => editHomepage.insertSlide(db, slide),
  hasSlide: (db) => editHomepage.hasSlide(db, 1),
  updateSlide: (db) => editHomepage.updateSlide(db, 1, { heading: 'Jazz', media }),
  lockSlide: (db) => editHomepage.lockSlide(db, 1),
  lockSlides: (db) => editHomepage.lockSlides(db),
  numberSlides: (db) => editHomepage.numberSlides(db, [1]),
  deleteSlide: (db) => editHomepage.deleteSlide(db, 1),
  findClaim: (db) => idempotency.findClaim(db, keyed, now),
  claimKey: (db) => idempotency.claimKey(db, keyed, now),
  keepAnswer: (db) => idempotency.keepAnswer(db, keyed, { status: true }),
  deleteOldKeys: (db) => idempotency.deleteOldKeys(db, now),
  pullKeysBack: (db) => idempotency.pullKeysBack(db, now),
  surelyMany: (db) =>
    every(['events', 'users'] as const, (table) =>
      sampling.surelyMany(db, table, (params) => [{ sql: `search_text like ${params.add('%asha%')}` }]),
    ),
  spanOf: (db) => touchedRows.spanOf(db, 'events'),
  collect: (db) => every(someBounds, (bound) => touchedRows.collect(db, 'events', bound, 1000)),
  retest: async (db) => {
    await events.insertEvent(db, event, asha, now)
    await touchedRows.retest(db, 'events', { since: 1, file: 1 }, someBounds)
  },
  deleteOldTouches: (db) => touchedRows.deleteOldTouches(db),
  shareOfMany: async (db) => {
    const some = new Bits().with(Array.from({ length: 2000 }, (_, at) => at))
    await sampling.shareOfMany(db, 'events', some, (params) => [{ sql: `type_id = ${params.add(1)}` }])
  },
  findMiscounts: (db) => recount.findMiscounts(db),
  rebuildCounters: (db) => recount.rebuildCounters(db),
  needlesOf: (db) => needles.needlesOf(db, 'search', 'c++ jazz'),
  pendingEvents: (db) => pagesOf(db, own, pending.pendingEvents()),
  findWaiting: (db) => every([1, 'jazz-1'], (key) => pending.findWaiting(db, key)),
  lockWaiting: (db) => pending.lockWaiting(db, 1),
  decideEvent: (db) => pending.decideEvent(db, 1, 'published', null),
  findAlike: (db) => alike.findAlike(db, [1]),
  listReasons: (db) => reasons.listReasons(db),
  insertReason: (db) => reasons.insertReason(db, 'No address.'),
  updateReason: (db) => reasons.updateReason(db, 1, 'No address.'),
  deleteReason: (db) => reasons.deleteReason(db, 1),
  eventHistory: (db) => history.eventHistory(db, 1),
  findProposal: (db) => proposals.findProposal(db, 1),
  saveProposal: (db) => proposals.saveProposal(db, 1, proposal, now),
  listProposedImages: (db) => proposals.listProposedImages(db, 1),
  insertProposedImages: async (db) => {
    await proposals.saveProposal(db, 1, proposal, now)
    await proposals.insertProposedImages(db, 1, 0, [media])
  },
  deleteProposedImages: (db) => proposals.deleteProposedImages(db, 1, [1]),
  publishProposedImages: (db) => proposals.publishProposedImages(db, 1),
  proposedDraft: async (db) => {
    await proposals.saveProposal(db, 1, proposal, now)
    await proposals.proposedDraft(db, 1)
  },
  rejectProposal: (db) => proposals.rejectProposal(db, 1, 'No address'),
  endProposal: (db) => proposals.endProposal(db, 1),
  findPage: (db) =>
    every([{}, { text: 'indexed' as const }], (kind) =>
      everyPlace(db, superUsers.userOrders, async (order) => {
        return { order, where: () => [{ sql: 'is_active', ...kind }], total: () => 'select 1' }
      }),
    ),
  readAll: (db) =>
    every(Object.values(superUsers.userOrders), (order) =>
      drain(reading.readAll(db, { order, where: () => [{ sql: 'is_active' }], total: () => 'select 1' })),
    ),
  allUsers: (db) =>
    every(people, async (filter) => {
      await everyPlace(db, superUsers.userOrders, (order) => superUsers.allUsers(db, filter, order))
      await drain(reading.readAll(db, await superUsers.allUsers(db, filter, superUsers.userOrders.email)))
    }),
  allEvents: (db) =>
    every(all, async (filter) => {
      const listOf = (order: Order) => superEvents.allEvents(db, filter, order, today)
      await everyPlace(db, superEvents.eventOrders, listOf)
      await drain(reading.readAll(db, await listOf(superEvents.eventOrders['-view_count'])))
    }),
  eventStatistics: (db) => superEvents.eventStatistics(db, today),
  listDeeds: (db) =>
    every(deeds, (filter) => pagesOf(db, placesOf(audit.deedOrder), audit.listDeeds(db, filter))),
  readDeeds: (db) => pagesOf(db, placesOf(audit.deedOrder), audit.listDeeds(db, {}), audit.readDeeds),
  databaseSize: (db) => size.databaseSize(db),
  lockPair: (db) => superEdit.lockPair(db, 1, 2),
  saveStanding: (db) =>
    superEdit.saveStanding(db, 1, { user_type: 'admin', is_active: false, verified_user: true }),
  setFeatured: (db) => every([true, false], (isFeatured) => superEdit.setFeatured(db, 1, isFeatured)),
  takeDown: (db) => every([1, 2], (id) => superEdit.takeDown(db, id, 'It is off.')),
  userRows: (db) => {
    const list = superUsers.allUsers(db, {}, superUsers.userOrders.email)
    return pagesOf(db, placesOf(superUsers.userOrders.email), list, superUsers.userRows)
  },
  readUsers: (db) => superUsers.readUsers(db, [1, 2]),
  userStatistics: (db) => superUsers.userStatistics(db),
  currentPosition: (db) => changes.currentPosition(db),
  readChanges: (db) => changes.readChanges(db, { xid: 1, at: 0 }),
  readExposures: (db) => changes.readExposures(db, [1, 2]),
  deleteOldChanges: (db) => changes.deleteOldChanges(db),
  gatherSubmissions: (db) => submissions.gatherSubmissions(db, { id: 1, user_id: 1 }, now),
  tellNextAt: (db) => submissions.tellNextAt(db, 1, now),
  promoteToSuperadmin: (db) => superadmins.promoteToSuperadmin(db, 'p1'),
  createSuperadmin: (db) => superadmins.createSuperadmin(db, { email: 'new', passwordHash: 'h' }, now),
  recordView: (db) => views.recordView(db, 2, { id: 2, user_type: 'user' }, now),
}
/** Builds text and asks nothing. */
const silent = new Set(['textClause', 'placeClause', 'idsOf', 'countIn'])

const modules = [
  account,
  alike,
  reasons,
  audit,
  edits,
  eventEdits,
  catalog,
  editCatalog,
  changes,
  counters,
  dashboard,
  editEvent,
  events,
  explore,
  favorites,
  feed,
  find,
  history,
  holdings,
  homepage,
  editHomepage,
  idempotency,
  needles,
  pending,
  proposals,
  reading,
  recount,
  sampling,
  size,
  submissions,
  superEdit,
  superEvents,
  superadmins,
  superUsers,
  touchedRows,
  views,
]

describe('statements', () => {
  let database: Database

  beforeAll(async () => {
    database = await openDatabase({ dataDir: 'memory://', template: process.env['TEST_ARCHIVE'] })
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
        'insert into favorites (user_id, event_id, added_at) select 1, n, now() from generate_series(1, 4000) as n where n % 100 <> 0',
      )
      await db.query('analyze')
    })
  })
  afterAll(() => database.close())

  test('every function of the query modules is called here', () => {
    const functions = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
    )
    expect(Object.keys(calls).toSorted()).toEqual(functions.filter((name) => !silent.has(name)).toSorted())
  })

  /** Runs the call in a transaction that is undone, and explains what it asked. */
  async function plansOf(
    call: (db: Db) => Promise<unknown>,
    without: readonly string[] = [],
  ): Promise<{ sql: string; plan: string }[]> {
    const plans: { sql: string; plan: string }[] = []
    const undo = new Error('undo')
    await database
      .transaction(async (tx) => {
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

  test.each(Object.keys(calls))('%s: the database understands every statement', async (name) => {
    const plans = await plansOf((db) => calls[name]?.(db) ?? Promise.resolve())
    expect(plans.length).toBeGreaterThan(0)
  })

  test('a search with countless matches goes on beyond the events that it walks through', async () => {
    // Its coming events lie behind 2,000 others; its past ones are near.
    const filter = { location: 'city 150' }
    const countless = { cursor: { back: false, count: 1001, key: [today, today, '0'] }, page: 1, size: 10 }
    const list = await explore.publishedEvents(database, filter, today)
    const counted = await find.findPage(database, list, { ...first, size: 10 })
    const walked = await find.findPage(database, list, countless)
    expect(walked.rows).toEqual(counted.rows)
    expect(walked.rows.every(({ mark }) => mark > today)).toBe(true)
  })

  // 150 of the sample, and those of the walk: as many where there are a million. Counting them all reads 5,000.
  test.each([
    ['a common word', { search: 'event' }, 300],
    ['two of them', { search: 'event about' }, 300],
    ['a place', { location: 'city' }, 300],
    ['a category', { category: 1 }, 700],
  ])('a page of %s looks at few events, however many there are', async (_what, asked, most) => {
    const read = await database.transaction(async (tx) => {
      const rows = async () =>
        (
          await tx.query<{ n: number }>(
            `select seq_tup_read + idx_tup_fetch as n from pg_stat_xact_user_tables where relname = 'events'`,
          )
        ).rows[0]?.n ?? 0
      const before = await rows()
      await find.findPage(tx, await explore.publishedEvents(tx, asked, today), first)
      return (await rows()) - before
    })
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(most)
  })

  test('what resembles an event is looked for among those of its day, of which few are read', async () => {
    const [asked] = await plansOf((db) => alike.findAlike(db, [100, 200]))
    expect(asked?.plan).not.toContain('Seq Scan')
    expect(asked?.plan).toMatch(/Limit.*\n.*Index Scan Backward using events_date_order/)
  })

  // A list whose plan must sort, read all of a table or skip rows gets slower as it grows. (Few rows are sorted even so.)
  test.each([
    [
      'explore',
      /Sort|Seq Scan|Filter/,
      (db: Db) =>
        every(filters.slice(0, 4), (filter) =>
          pagesOf(db, timeline, explore.publishedEvents(db, filter, today)),
        ),
    ],
    [
      'what was just added',
      /Sort|Seq Scan|Filter/,
      (db: Db) => pagesOf(db, placesOf(newest), explore.publishedEvents(db, {}, today, { order: newest })),
    ],
    ['my events', /Sort|Seq Scan|Filter/, calls['ownEvents']],
    ['pending events', /Sort|Seq Scan|Filter/, calls['pendingEvents']],
    [
      'accounts',
      /Sort|Seq Scan|Filter/,
      (db: Db) => everyPlace(db, superUsers.userOrders, (order) => superUsers.allUsers(db, {}, order)),
    ],
    [
      'all events',
      // Counts are joined to their events, row by row.
      /Sort|Seq Scan|Filter/,
      (db: Db) =>
        everyPlace(db, superEvents.eventOrders, (order) => superEvents.allEvents(db, {}, order, today)),
    ],
    ['the newest events', /Sort|Seq Scan|Filter/, calls['newestEvents']],
    ['the newest accounts', /Sort|Seq Scan|Filter/, calls['newestUsers']],
    // Type, category and visibility are the event's own.
    ['favourites', /Sort|Seq Scan/, calls['favoriteEvents']],
  ])('pages of %s are read off an index in its order', async (_what, slow, call) => {
    const plans = await plansOf((db) => call?.(db) ?? Promise.resolve(), ['sort', 'seqscan', 'bitmapscan'])
    // Beside the page its rows are counted, up to a bound, by whatever index.
    const withoutCount = (plan: string) => plan.replace(/InitPlan 1\n[^]*?(?=->  Nested Loop Left Join)/, '')
    const pages = plans
      .filter(({ sql }) => sql.includes('order by'))
      .map(({ sql, plan }) => ({ sql, plan: withoutCount(plan) }))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter(({ plan }) => slow.test(plan)).map(({ sql, plan }) => `${sql}\n${plan}`)).toEqual([])
  })
})
