import type { Db } from '../../../../service/ports/db.ts'
import type * as audit from '../../../../service/audit/auditQueries.ts'
import * as explore from '../../../../service/events/queries/exploreQueries.ts'
import type * as favorites from '../../../../service/favorites/favoriteQueries.ts'
import * as find from '../../../../service/http/lists/find.ts'
import type { Content } from '../../../../service/http/lists/places.ts'
import type * as superEvents from '../../../../service/admin/superEventQueries.ts'
import type * as superUsers from '../../../../service/admin/superUserQueries.ts'
import type { NewEvent } from '../../../../service/events/newEvent.ts'
import type { FilterValues } from '../../../../service/http/lists/filters.ts'
import type { Order } from '../../../../service/http/lists/order.ts'
import { plain } from '../../../support/cast.ts'
import type { Slice } from '../../../../service/http/lists/paging.ts'

export const now = new Date('2026-06-15T12:00:00.000Z')
export const today = '2026-06-15'
export const first = { cursor: null, page: 1, size: 20 }
const later = { cursor: null, page: 3, size: 20 }
const encoded = (mark: string) => Buffer.from(mark).toString('base64url')
/** The cursor key in a list that starts with coming events. */
export const turnKey = (date: string, id: string) => [
  encoded(now.toISOString()),
  encoded(`${date < today ? '-' : '+'}${date} 18:30:00+00`),
  id,
]
const at = (back: boolean, event_date: string) => ({
  cursor: { back, count: 50, key: turnKey(event_date, '40') },
  page: 1,
  size: 20,
})
export const timeline = [
  first,
  later,
  at(false, '2026-07-01'),
  at(true, '2026-07-01'),
  at(false, '2026-05-01'),
  at(true, '2026-05-01'),
]
export const common = {
  cursor: { back: false, count: 1001, key: turnKey('2026-07-01', '40') },
  page: 1,
  size: 20,
}
export const asha = { id: 1, user_type: 'user', full_name: 'Asha' } as const
export const newest = explore.exploreOrders['-created_at']
export const tables = ['categories', 'event_types'] as const
export const imageTables = ['gallery_images', 'proposal_images'] as const
export const keyed = { userId: 1, key: 'k', bodyHash: 'h' }
export const event: NewEvent = {
  ...plain,
  slug: 'jazz',
  visibility: 'public',
  title: 'Jazz',
  content: 'Text',
  venue: 'Hall',
  location: 'Köln',
}
export const media = { name: 'a'.repeat(30), width: 10, height: 10, blur: '', widths: [10] }
const { slug: _slug, visibility: _visibility, ...unnamed } = event
export const draft = unnamed
export const proposal = { draft, removed_images: [1], is_alone: false, visibility: 'public' as const }
export const terms = {
  name: 'Jazz',
  location: 'Köln',
  category: 1,
  event_type: null,
  search: 'jazz',
  when: 'any',
} as const
export const slide = { ord: 1, heading: 'Jazz', description: 'Text', date: today, place: 'Köln', media }

export const filters: FilterValues<typeof explore.exploreFilters>[] = [
  {},
  { category: 1 },
  { event_type: 1 },
  { category: 1, event_type: 1 },
  { date: '2026-07-01' },
  { date_from: '2026-07-01', date_to: '2026-07-07' },
  { search: 'jazz' },
  { search: 'ja' },
  { search: 'c++ %' },
  { search: 'node.js' },
  { search: '%' },
  { location: 'köln' },
  { location: 'la' },
  { location: 'köln', date: '2026-07-01', category: 1, event_type: 1, search: 'jazz band' },
]
export const kept: FilterValues<typeof favorites.favoriteFilters>[] = [
  {},
  { upcoming: true, event_type: 1, category: 1, event_date: '2026-07-01' },
  { past: true },
]
export const people: FilterValues<typeof superUsers.userFilters>[] = [
  {},
  { search: 'asha 2' },
  { user_type: 'admin' },
  { search: 'p2', user_type: 'user', is_active: true, is_email_verified: true, verified_user: false },
]
export const all: FilterValues<typeof superEvents.eventFilters>[] = [
  {},
  { search: 'jazz' },
  { lifecycle: 'cancelled' },
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
export const auditFilters: FilterValues<typeof audit.auditFilters>[] = [
  {},
  { actor: 1, action: 'create', entity: 'event', entity_id: 1, date_from: today, date_to: today },
]
/** Keys in the form in which cursors contain them, by type of the sort column. */
const markOf = {
  text: 'asha 7',
  timestamptz: '2026-06-15 12:00:00.123456+00',
  integer: '3',
}
export const placesOf = ({ type }: Order) => [
  first,
  later,
  ...[5, 1001].flatMap((count) =>
    [true, false].map((back) => ({
      cursor: { back, count, key: [encoded(markOf[type]), '40'] },
      page: 1,
      size: 20,
    })),
  ),
]
export const everyPlace = (db: Db, orders: Record<string, Order>, listOf: (order: Order) => find.List) =>
  every(Object.values(orders), async (order) => {
    const list = listOf(order)
    await every(placesOf(order), (slice) => find.findPage(db, list, slice))
  })
export const own = [
  first,
  later,
  ...[true, false].map((back) => ({ cursor: { back, count: 50, key: ['40'] }, page: 1, size: 20 })),
]
export const pagesOf = async (db: Db, slices: Slice[], list: find.List, content?: Content) =>
  every(slices, async (slice) => find.findPage(db, list, slice, content))
export const every = async <T>(values: readonly T[], run: (value: T) => Promise<unknown>) => {
  for (const value of values) await run(value)
}

export const drain = async (batches: AsyncIterable<unknown>) => {
  for await (const _batch of batches);
}
