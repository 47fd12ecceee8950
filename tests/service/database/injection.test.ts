import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { splicesOf } from '../../support/database/statements.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * The expressions that each file interpolates into SQL text. Each is a name, a clause or a number from the
 * code; none contains input. Before adding one, make sure that this is true for it.
 */
const splices: Record<string, string[]> = {
  'account/codes.ts': ['good'],
  'account/holdings.ts': ['title', 'triesOfCode'],
  'account/users.ts': ['signUpsAtOnce'],
  // Quoted by the database itself.
  'store/database/grants.ts': ['role'],
  'http/limits/attempts.ts': ['forgottenAt', "inSeconds(waitOf('n'))"],
  'run/backup/archive.ts': ['name'],
  'run/backup/restore.ts': ['list', 'name'],
  'run/backup/snapshot.ts': ["columns.join(', ')", 'name'],
  'run/backup/tables.ts': ['appendOnly', 'names', 'versions'],
  'admin/dashboardQueries.ts': ['pendingProposals'],
  'admin/superUserQueries.ts': ["fits('id')"],
  'audit/auditQueries.ts': ['countCap', "fits('a.id')"],
  'catalog/catalogQueries.ts': ['scope', 'table'],
  'catalog/editCatalogQueries.ts': ['column', 'table'],
  'events/calendar/calendarQueries.ts': [
    'columns',
    "columnsWith('content')",
    'events',
    'longestText',
    'mostEvents',
  ],
  'events/editEvent/changeQueries.ts': ['announced'],
  'events/editEvent/editEventQueries.ts': [
    "draftColumns.join(', ')",
    "draftColumns.map((column) => `${column} = ${params.add(event[column])}`).join(', ')",
    'table',
  ],
  'events/queries/eventQueries.ts': [
    "draftColumns.join(', ')",
    "draftColumns.map((column) => params.add(event[column])).join(', ')",
    'fields',
    "fits('e.id')",
    'gallery',
    'id',
    'isFirst',
    "isRows ? cover : ''",
    'mayKnowAll',
    "nameOf('categories', 'category_id')",
    "nameOf('event_types', 'type_id')",
    'now',
    'proposal',
    'rowLength',
    'series(mayKnowAll, params.add(now))',
    'shown',
    'table',
    'user',
    'wholeDraft',
  ],
  'events/import/importQueries.ts': ['mostKept - 1'],
  'mail/bulk/seriesEndings.ts': ['hour', 'lettersAtOnce', 'listed.sql'],
  'events/proposals/proposalQueries.ts': ['wholeDraft'],
  'events/queries/oncePerSeries.ts': [
    'condition',
    'listed',
    'moment',
    'noneComing',
    'noneComingEarlier',
    'noneLater',
  ],
  'events/series/seriesQueries.ts': ['copied', 'members'],
  'events/sharing/sharedQueries.ts': [
    'addressesAPage',
    "calendarColumns('content')",
    'calendarColumns(feedContent)',
    "columns('e.content')",
    'columns(`left(e.content, ${beginning})`)',
    'coming(values, now, params)',
    'conjunction(clauses)',
    'content',
    'isPublic',
    'isShared',
    'most',
    'names',
    'versionColumns',
  ],
  'account/notifications/savedFilterQueries.ts': ['columns'],
  'run/sample/insert.ts': [
    "[...columns, ...others].join(', ')",
    "[...columns, ...others].map((column) => `n.${column}`).join(', ')",
    "draftColumns.join(', ')",
  ],
  'homepage/editSlideQueries.ts': ['row'],
  'http/lists/find.ts': [
    'all',
    "beyond(key, 'id', isPast)",
    'bound',
    "by('key', 'id', 'past')",
    "by('key', 'step_id')",
    "by(key, 'id', isPast)",
    'by(key, id)',
    'column',
    'conjunction(clauses)',
    'conjunction(where(params))',
    'countCap',
    'from',
    'id',
    'isAll',
    'isPast',
    'key',
    'limit',
    'markOf(order, now, params)',
    'matches',
    'n',
    'order.table',
    'over',
    'plannedLimit',
    'sought',
    "stretches.join(' union all ')",
    'tested',
    'within',
  ],
  'events/queries/eventFilters.ts': [
    'catalog[name].column',
    'catalog[name].table',
    'id',
    'text',
    'texts[name].shortestPart',
  ],
  'http/lists/filters.ts': ['column'],
  'http/lists/order.ts': ['id', 'isPast', 'key', 'moment', 'turns.over'],
  'http/lists/places.ts': ['items', 'page', 'places'],
  'http/lists/readAll.ts': ['by(key, id)', 'conjunction(where(params))', 'from', 'id', 'key', 'within'],
  'places/zoneJob.ts': ['batch'],
  'review/alikeQueries.ts': ['looked', 'mayBeNear', "place('e')", "place('o')", 'similar'],
  'review/importQueries.ts': ['ofImports'],
  'review/pendingQueries.ts': [
    'countCap',
    "countIn(params.add('events'), params.add('pending'))",
    'pendingProposals',
    'select',
  ],
  'store/database/counters.ts': ['key', 'scope'],
  'account/sessions.ts': ['which'],
  'mail/bulk/announce.ts': [
    'accountOfLetters',
    'announced',
    'eventsAtOnce',
    "getsLetters('favorite_changes')",
    'lettersAtOnce',
  ],
  'mail/bulk/bulkLetters.ts': ['listed.sql'],
  'mail/bulk/daily.ts': [
    'account',
    'accountOfLetters',
    'accounts',
    'accountsAtOnce',
    "conditions.category('wanted_category')",
    "conditions.event_type('wanted_type')",
    "conditions.location('wanted_places')",
    "conditions.search('wanted_words')",
    'days',
    'event',
    "getsLetters('matches')",
    "getsLetters('reminders')",
    'hour',
    "isNew('asked.user_id', 'events.id')",
    "isNew('wanted.user_id', 'fresh.id')",
    'isOn',
    'isSoon',
    'longest',
    'overlap',
    "wordQuery('saved_filters.location', 'location')",
    "wordQuery('search', 'search')",
  ],
  'mail/bulk/recipients.ts': ['accountOfLetters', 'isReached'],
  'mail/decisions.ts': ['alike'],
  'mail/submissions.ts': ['listed'],
}

test('IN-1 only names, clauses and numbers from the code are interpolated into SQL text', () => {
  const found = globSync('service/**/*.ts', { cwd: root })
    .map(
      (path) => [path.slice('service/'.length), splicesOf(readFileSync(join(root, path), 'utf8'))] as const,
    )
    .filter(([, texts]) => texts.length > 0)
  expect(Object.fromEntries(found)).toEqual(splices)
})

test('IN-1 routes call query functions and contain no SQL themselves', () => {
  const routes = globSync('service/**/*.ts', { cwd: root })
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
    .filter(({ source }) => /\broute\('(GET|POST|PATCH|DELETE) /.test(source))
  expect(routes.length).toBeGreaterThan(15)
  expect(routes.filter(({ source }) => /\.query[(<]/.test(source))).toEqual([])
})

test.each([
  ['const a = `select id from events where title = ${query.search}`', ['query.search']],
  ["const a = (by) => `update events set title = 'x' where ${by} = $1`", ['by']],
  ['const a = `select id from events limit ${params.add(size)}`', []],
  ['const a = `Hello ${name}`', []],
])('IN-1 %s: interpolated expressions are found', (source, expected) => {
  expect(splicesOf(source)).toEqual(expected)
})

let service: TestService
let superadmin: Person

beforeAll(async () => {
  service = await openTestService()
  superadmin = await service.person({ user_type: 'superadmin' })
  const author = await service.person({ full_name: 'Asha Rao' })
  const { id } = await createEvent(service, author, { title: 'Silk_road 100%', venue: 'Old harbour' })
  await service.db.query(
    "update events set approval_status = 'published', visibility = 'public' where id = $1",
    [id],
  )
})
afterAll(() => service.close())

const payloads = [
  "' or 1=1 --",
  "'; drop table users; --",
  "') union select password_hash from users --",
  '1; select pg_sleep(5)',
  "\\'; delete from events; --",
  "$1::text || 'x'",
  "%' and (select count(*) from users) > 0 and '%' = '",
]
const places = [
  '/common/events/list/main/?search=',
  '/common/events/list/main/?location=',
  '/common/events/list/main/?category=',
  '/common/shared/?search=',
  '/common/shared/?location=',
  '/common/shared/?category=',
  '/common/events/my-events/?cursor=n.1.',
  '/common/events/pending/?cursor=n.1.',
  '/common/favorites/?event_type=',
  '/common/superadmin/events/?author=',
  '/common/superadmin/events/?ordering=',
  '/common/superadmin/users/?search=',
  '/common/superadmin/users/?ordering=',
  '/common/superadmin/audit/?action=',
]

test.each(payloads)('IN-1 %s is treated as text in every field', async (payload) => {
  const count = async () =>
    (
      await service.db.query(
        'select (select count(*) from users) as users, (select count(*) from events) as events',
      )
    ).rows[0]
  const before = await count()
  const { token } = superadmin
  for (const place of places) {
    const path = `${place}${encodeURIComponent(payload)}`
    const { status, body } = await service.request<{ count?: number; data?: unknown[] }>('GET', path, {
      token,
    })
    expect([200, 400], path).toContain(status)
    if (status === 200) expect(body.count ?? body.data?.length, path).toBe(0)
  }
  const key = encodeURIComponent(payload)
  const decision = { token, json: { action: 'publish' } }
  expect((await service.request('PATCH', `/common/events/${key}/approval/`, decision)).status).toBe(400)
  const json = { email: payload, password: payload }
  expect((await service.request('POST', '/common/login/', { json })).status).toBeLessThan(500)
  expect(await count()).toEqual(before)
})

test.each([
  ['author', 'sha', 1],
  ['author', 'As_a', 0],
  ['author', 'A%a', 0],
  ['search', 'silk_road', 1],
  ['search', 'silkxroad', 0],
  ['search', 's%road', 0],
  ['location', 'harb', 1],
  ['location', 'h_rb', 0],
])('IN-1 %s=%s: the special characters of LIKE are matched literally', async (field, text, count) => {
  const path = `/common/superadmin/events/?${field}=${encodeURIComponent(text)}`
  const { body } = await service.request<{ count: number }>('GET', path, { token: superadmin.token })
  expect(body.count).toBe(count)
})
