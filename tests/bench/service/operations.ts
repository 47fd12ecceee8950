import type { Database } from '../../../service/store/database/database.ts'
import { now, people, planted } from './generate.ts'

/**
 * The limits of the CPU time:
 * - `search` (what people look for: a word, a place, a category, a day, two of them): at most 30 ms for a page,
 *   including all counting.
 * - `list` (every other list): at most 30 ms up to 100,000 events, and at most 250 ms for more.
 * - `overview` (dashboard and statistics) and `write`: at most twice the time on the smallest size.
 */
export type Budget = 'search' | 'list' | 'overview' | 'write'

/** One call of the service. */
export interface Operation {
  name: string
  budget: Budget
  as: keyof typeof people
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  json?: object
  form?: Record<string, string>
  /** SQL that undoes an earlier call's change, outside the measured time. */
  before?: string
}

const read = (
  name: string,
  path: string,
  query: Record<string, string> = {},
  budget: Budget = 'list',
): Operation => {
  const text = new URLSearchParams(query).toString()
  const as = path.includes('/superadmin/') || path.includes('/pending/') ? 'superadmin' : 'reader'
  const title = [name, decodeURIComponent(text.replaceAll('+', ' '))].filter(Boolean).join(' ')
  return { name: title, budget, as, method: 'GET', path: text ? `${path}?${text}` : path }
}

const { common, second, rare, place, author } = planted
const category = '1'
const event_type = '1'
/** For filters that match only a few of 1,000 events, so that every size returns the same number of rows. */
const few = { page_size: '5' }

/** Each series once, as the browser requests these lists. */
const oncePerSeries = { series: 'next' }
const explore = (query: Record<string, string>, budget: Budget = 'search') =>
  read('explore', '/common/events/list/main/', { ...query, ...oncePerSeries }, budget)
const favorites = (query: Record<string, string>) => read('favourites', '/common/favorites/', query)
const users = (query: Record<string, string>, budget?: Budget) =>
  read('users', '/common/superadmin/users/', query, budget)
const events = (query: Record<string, string>, budget?: Budget) =>
  read('events', '/common/superadmin/events/', query, budget)
const auditEntries = (query: Record<string, string>, budget?: Budget) =>
  read('audit', '/common/superadmin/audit/', query, budget)

const both = (name: string) => [name, `-${name}`]
const userOrders = ['created_at', 'full_name', 'email', 'last_login'].flatMap(both)
const eventOrders = ['created_at', 'title', 'event_date', 'view_count', 'favorite_count', 'author'].flatMap(
  both,
)

/** A part of a cursor, encoded as the lists do. */
const part = (text: string) => Buffer.from(text).toString('base64url')

/** The calls for a generated database of this size. */
export async function operationsOn(database: Database, today: string): Promise<Operation[]> {
  const one = async (sql: string) => {
    const { rows } = await database.query<{ id: number; event_date: string; category_id: number }>(sql)
    if (!rows[0]) throw new Error(`there is no row for: ${sql}`)
    return rows[0]
  }
  const open = await one(`select id, event_date, category_id from events where is_published and id % 7 = 3
    and not exists (select from favorites where user_id = ${people.reader} and event_id = id)
    and not exists (select from event_views where user_id = ${people.reader} and event_id = id) order by id limit 1`)
  const waiting = await one(
    `select id, event_date, category_id from events where approval_status = 'pending' order by id desc limit 1`,
  )
  const began = now.toISOString()
  const { rows: past } = await database.query<{ id: number; starts_at: string }>(
    `select id, starts_at::text from events where is_published and over_at < $1::timestamptz - interval '200 days'
    order by starts_at desc, id desc limit 1`,
    [began],
  )
  const [far] = past.map(({ id, starts_at }) => ['n', '50', part(began), part(`-${starts_at}`), id].join('.'))
  if (!far) throw new Error('nothing is long over')
  // A day on which every size has an event.
  const onDay = { date: open.event_date }
  const kept = (change: string) =>
    change === 'add'
      ? `insert into favorites (user_id, event_id, starts_at, over_at, added_at)
         select ${people.reader}, id, starts_at, over_at, now() from events where id = ${open.id}`
      : `delete from favorites where user_id = ${people.reader} and event_id = ${open.id}`

  return [
    explore({}),
    { ...explore({ cursor: far }), name: 'explore, far down' },
    explore({ category }),
    explore({ event_type }),
    explore({ category, event_type, ...few }),
    { ...explore({ ...onDay, page_size: '1' }), name: 'explore, one day' },
    {
      ...explore({ ...onDay, category: String(open.category_id), page_size: '1' }),
      name: 'explore, one day and category',
    },
    explore({ search: rare }),
    explore({ search: common }),
    // The second word is in every event.
    explore({ search: `${common} hall` }, 'list'),
    explore({ search: `${common} ${second}` }),
    explore({ search: 'nowhere-to-be-found' }),
    explore({ search: common, category, ...few }),
    explore({ location: place }),
    explore({ location: place, search: common }),
    read('my events', '/common/events/my-events/', oncePerSeries),
    read('pending', '/common/events/pending/', oncePerSeries),
    favorites({}),
    favorites({ upcoming: 'true' }),
    favorites({ past: 'true' }),
    favorites({ category }),
    favorites({ event_type }),
    favorites({ event_date: '2026-07-01' }),
    read('event by id', `/common/events/${open.id}/`),
    read('categories', '/common/categories/'),
    read('homepage', '/common/homepage-content/'),
    ...userOrders.map((ordering) => users({ ordering })),
    users({ user_type: 'admin' }),
    users({ is_active: 'true' }),
    users({ is_active: 'false', ordering: 'full_name' }),
    users({ is_email_verified: 'false' }),
    users({ verified_user: 'true', ordering: 'email' }),
    users({ search: author }),
    users({ search: 'person77@' }),
    ...eventOrders.map((ordering) => events({ ordering })),
    events({ status: 'published' }),
    events({ status: 'unpublished' }),
    events({ status: 'featured' }),
    events({ status: 'published', ordering: '-view_count' }),
    events({ event_status: 'upcoming' }),
    events({ event_status: 'past', ordering: 'title' }),
    events({ event_status: 'today' }),
    events({ category }),
    events({ event_type, ordering: '-favorite_count' }),
    events({ category, event_type, status: 'published', ...few }),
    events({ date_from: '2026-07-01', date_to: '2026-07-07' }),
    events({ created_from: '2026-01-01', created_to: '2026-03-31' }),
    events({ search: rare }),
    events({ search: common }),
    events({ author }),
    events({ location: place }),
    events({
      search: common,
      status: 'published',
      category,
      date_from: today,
      ordering: 'event_date',
      ...few,
    }),
    auditEntries({}),
    auditEntries({ action: 'publish' }),
    auditEntries({ entity: 'event' }),
    auditEntries({ actor: String(people.superadmin) }),
    auditEntries({ date_from: '2026-01-01', date_to: '2026-03-31' }),
    read('dashboard', '/common/superadmin/dashboard/', {}, 'overview'),
    {
      name: 'create event',
      budget: 'write',
      as: 'reader',
      method: 'POST',
      path: '/common/events/create/',
      form: {
        title: 'Open-air jazz',
        content: 'Three bands under the trees.',
        event_type_id: event_type,
        event_category_id: category,
        event_date: '2026-07-01',
        start_time: '18:30',
        venue: 'Stadtgarten',
        location: place,
      },
    },
    {
      name: 'approve',
      budget: 'write',
      as: 'superadmin',
      method: 'PATCH',
      path: `/common/events/${waiting.id}/approval/`,
      json: { action: 'publish' },
      before: `update events set approval_status = 'pending' where id = ${waiting.id}`,
    },
    {
      name: 'keep as favourite',
      budget: 'write',
      as: 'reader',
      method: 'POST',
      path: '/common/favorites/add/',
      json: { event_id: open.id },
      before: kept('remove'),
    },
    {
      name: 'keep no longer',
      budget: 'write',
      as: 'reader',
      method: 'DELETE',
      path: '/common/favorites/remove/',
      json: { event_id: open.id },
      before: `${kept('add')} on conflict do nothing`,
    },
    {
      name: 'view',
      budget: 'write',
      as: 'reader',
      method: 'POST',
      path: `/common/events/${open.id}/view/`,
      before: `delete from event_views where user_id = ${people.reader} and event_id = ${open.id}`,
    },
  ]
}
