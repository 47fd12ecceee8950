import type { Database } from '../../../service/store/database/database.ts'
import { people, planted } from './generate.ts'

/**
 * How the cost may grow with the number of events.
 * - `flat`: at most 1.5 times, for a page of a list.
 * - `counted`: the answer says how many match up to 10,000, so beyond 1.5 times it may cost what looking through as many does.
 * - `overview`: at most twice, for dashboard and statistics.
 * - `write`: at most twice.
 */
export type Budget = 'flat' | 'counted' | 'overview' | 'write'

/** One call of the service. */
export interface Operation {
  name: string
  budget: Budget
  as: keyof typeof people
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  json?: object
  form?: Record<string, string>
  /** Puts back what an earlier call changed, outside of the time. */
  before?: string
}

const read = (
  name: string,
  path: string,
  query: Record<string, string> = {},
  budget: Budget = 'flat',
): Operation => {
  const text = new URLSearchParams(query).toString()
  const as = path.includes('/superadmin/') || path.includes('/pending/') ? 'superadmin' : 'reader'
  const title = [name, decodeURIComponent(text.replaceAll('+', ' '))].filter(Boolean).join(' ')
  return { name: title, budget, as, method: 'GET', path: text ? `${path}?${text}` : path }
}

const { common, second, rare, place, author } = planted
const category = '1'
const event_type = '1'

const explore = (query: Record<string, string>, budget?: Budget) =>
  read('explore', '/common/events/list/main/', query, budget)
const favorites = (query: Record<string, string>) => read('favourites', '/common/favorites/', query)
const users = (query: Record<string, string>, budget?: Budget) =>
  read('users', '/common/superadmin/users/', query, budget)
const events = (query: Record<string, string>, budget?: Budget) =>
  read('events', '/common/superadmin/events/', query, budget)
const deeds = (query: Record<string, string>, budget?: Budget) =>
  read('audit', '/common/superadmin/audit/', query, budget)

const both = (name: string) => [name, `-${name}`]
const userOrders = ['created_at', 'full_name', 'email', 'last_login'].flatMap(both)
const eventOrders = ['created_at', 'title', 'event_date', 'view_count', 'favorite_count', 'author'].flatMap(
  both,
)

/** What is asked of a database of that size, which must be a generated one. */
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
  const far =
    await one(`select id, event_date, category_id from events where is_published and event_date < date '${today}' - 200
    order by event_date desc, id desc limit 1`)
  const deep = ['n', '50', today, far.event_date, far.id].join('.')
  // A day of which every size has an event.
  const onDay = { date: open.event_date }
  const kept = (change: string) =>
    change === 'add'
      ? `insert into favorites (user_id, event_id, event_date, added_at) values (${people.reader}, ${open.id}, '${open.event_date}', now())`
      : `delete from favorites where user_id = ${people.reader} and event_id = ${open.id}`

  return [
    explore({}),
    { ...explore({ cursor: deep }), name: 'explore, far down' },
    explore({ category }, 'counted'),
    explore({ event_type }, 'counted'),
    explore({ category, event_type }, 'counted'),
    { ...explore({ ...onDay, page_size: '1' }), name: 'explore, one day' },
    {
      ...explore({ ...onDay, category: String(open.category_id), page_size: '1' }),
      name: 'explore, one day and category',
    },
    explore({ search: rare }, 'counted'),
    explore({ search: common }, 'counted'),
    explore({ search: `${common} hall` }, 'counted'),
    explore({ search: `${common} ${second}` }, 'counted'),
    explore({ search: 'nowhere-to-be-found' }, 'counted'),
    explore({ search: common, category }, 'counted'),
    explore({ location: place }, 'counted'),
    explore({ location: place, search: common }, 'counted'),
    read('my events', '/common/events/my-events/'),
    read('pending', '/common/events/pending/'),
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
    users({ user_type: 'admin' }, 'counted'),
    users({ is_active: 'true' }, 'counted'),
    users({ is_active: 'false', ordering: 'full_name' }, 'counted'),
    users({ is_email_verified: 'false' }, 'counted'),
    users({ verified_user: 'true', ordering: 'email' }, 'counted'),
    users({ search: author }, 'counted'),
    users({ search: 'person77@' }, 'counted'),
    ...eventOrders.map((ordering) => events({ ordering })),
    events({ status: 'published' }, 'counted'),
    events({ status: 'unpublished' }, 'counted'),
    events({ status: 'featured' }, 'counted'),
    events({ status: 'published', ordering: '-view_count' }, 'counted'),
    events({ event_status: 'upcoming' }, 'counted'),
    events({ event_status: 'past', ordering: 'title' }, 'counted'),
    events({ event_status: 'today' }, 'counted'),
    events({ category }, 'counted'),
    events({ event_type, ordering: '-favorite_count' }, 'counted'),
    events({ category, event_type, status: 'published' }, 'counted'),
    events({ date_from: '2026-07-01', date_to: '2026-07-07' }, 'counted'),
    events({ created_from: '2026-01-01', created_to: '2026-03-31' }, 'counted'),
    events({ search: rare }, 'counted'),
    events({ search: common }, 'counted'),
    events({ author }, 'counted'),
    events({ location: place }, 'counted'),
    events(
      { search: common, status: 'published', category, date_from: today, ordering: 'event_date' },
      'counted',
    ),
    deeds({}, 'counted'),
    deeds({ action: 'publish' }, 'counted'),
    deeds({ entity: 'event' }, 'counted'),
    deeds({ actor: String(people.superadmin) }, 'counted'),
    deeds({ date_from: '2026-01-01', date_to: '2026-03-31' }, 'counted'),
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
