import type { Answers } from '../double.ts'
import { origin } from './origin.ts'
import { picture } from './picture.ts'

/** An event in the contract's form. */
export const event = {
  id: 7,
  slug: 'harbour-concert',
  title: 'Harbour concert',
  content: 'Bring a blanket.',
  event_date: '2027-06-01',
  start_time: '18:30:00',
  end_time: null,
  venue: 'Old Harbour',
  location: 'Lisbon',
  location_details: '38.7,-9.1',
  register_link: null,
  is_online_event: false,
  event_type: { id: 2, name: 'Concert' },
  event_category: { id: 5, name: 'Music' },
  author: { full_name: 'Asha Rao', email: 'asha@example.com' },
  gallery_images: [picture],
  is_published: true,
  approval_status: 'published',
  reject_reason: null,
  lifecycle: 'postponed',
  lifecycle_reason: 'Storm warning.',
  lifecycle_changed_at: '2027-05-04T10:00:00.000Z',
  series: { id: 12, position: 2, count: 8 },
  recurrence: { frequency: 'monthly_weekday', interval: 2, changed_alone: true, upcoming: 6 },
  visibility: 'public',
  share_url: `${origin}/e/harbour-concert`,
  is_featured: false,
  is_favorite: true,
  event_status: 'upcoming',
  view_count: 12,
  favorite_count: 3,
  days_until_event: 30,
  created_at: '2027-05-01T10:00:00.000Z',
  updated_at: null,
  registration_deadline: null,
  max_participants: null,
  tags: 'music, outdoor',
  accessibility_notes: 'Ramp at the north door.',
  end_date: null,
  time_zone: 'Europe/Lisbon',
  starts_at: '2027-06-01T18:30:00+01:00',
  ends_at: null,
  version: 4,
  proposal: {
    title: 'Harbour ball',
    content: 'Bring shoes.',
    event_date: '2027-06-02',
    start_time: '18:30:00',
    end_time: null,
    venue: 'Old Harbour',
    location: 'Lisbon',
    location_details: null,
    register_link: null,
    is_online_event: false,
    event_type: { id: 2, name: 'Concert' },
    event_category: null,
    gallery_images: [picture],
    registration_deadline: null,
    max_participants: 80,
    tags: 'ball',
    accessibility_notes: null,
    end_date: null,
    time_zone: 'Europe/Lisbon',
    status: 'rejected',
    reject_reason: 'No shoes on the planks.',
    proposed_at: '2027-05-03T10:00:00.000Z',
  },
}

const step = {
  id: 31,
  at: '2027-05-02T10:00:00.000Z',
  by: 'author',
  full_name: 'Asha Rao',
  action: 'propose',
  reason: null,
  changed: ['start_time', 'gallery_images'],
}

const { email: _hidden, ...author } = event.author

/** The same event without optional fields, with numbers and flags as text, and with relative addresses. */
export const foreignEvent = {
  id: '7',
  slug: 'harbour-concert',
  title: 'Harbour concert',
  content: 'Bring a blanket.',
  event_date: '2027-06-01',
  start_time: '18:30',
  venue: 'Old Harbour',
  location: 'Lisbon',
  location_details: '38.7,-9.1',
  register_link: '',
  event_type: { id: '2', name: 'Concert' },
  event_category: { id: '5', name: 'Music' },
  author,
  gallery_images: [
    { id: '3', image_url: '/media/a.jpg', order: '0', variants: [{ width: '320', webp: '/media/a.webp' }] },
  ],
  is_published: 'True',
  is_favorite: 1,
  is_featured: '0',
  is_online_event: '',
  view_count: '12',
  accessibility_notes: 'Ramp at the north door.',
  tags: ['music', 'outdoor'],
  organiser: { name: 'Harbour club', members: [1, 2] },
  created_at: '2027-05-01T12:00:00+02:00',
  proposal: { title: 'Harbour ball', event_date: '2027-06-02T00:00:00Z' },
}

const preview = {
  import_id: 'k1',
  items: [
    {
      uid: 'ball@harbour.example',
      action: 'invalid',
      problems: { venue: ['This field is required.'] },
      is_floating: true,
      changed: [],
      alike: null,
      event: {
        title: 'Harbour ball',
        event_date: '2027-06-02',
        start_time: '20:00:00',
        time_zone: 'Europe/Lisbon',
        venue: null,
        is_online_event: false,
        event_category: { id: 5, name: 'Music' },
        lifecycle: 'scheduled',
      },
    },
  ],
}
const imported = { uid: 'ball@harbour.example', outcome: 'created', problems: {} }

const next = (host: string) => `${host}/common/events/list/main/?page=2&page_size=1&search=harbour`

/** Events, favourites and approval. */
export const eventAnswers: Answers = {
  ours: {
    'GET /common/events/list/main/': ({ query }) => ({
      count: 2,
      next: query.page ? null : next(origin),
      previous: null,
      results: [event],
    }),
    'GET /common/events/my-events/': () => ({ count: 1, next: null, previous: null, results: [event] }),
    'GET /common/events/pending/': ({ query }) => ({
      status: true,
      count: 1,
      next: query.page_size === '1' ? `${origin}/common/events/pending/?page_size=1&cursor=n.1.7` : null,
      previous: null,
      data: [event],
    }),
    'GET /common/events/7/': () => ({ status: true, data: event }),
    'GET /common/events/7/history/': () => ({ status: true, data: [step] }),
    'GET /common/events/7/series/': () => ({ status: true, data: [event] }),
    'POST /common/events/create/': () => Response.json({ status: true, data: event }, { status: 201 }),
    'POST /common/events/7/view/': () => ({ status: true, data: { view_count: 13 } }),
    'POST /common/events/7/repeat/': () =>
      Response.json(
        { status: true, data: { series: { id: 12, count: 1 }, events: [event] } },
        { status: 201 },
      ),
    'POST /common/events/7/series/': () =>
      Response.json(
        { status: true, data: { series: { id: 12, count: 9 }, events: [event] } },
        { status: 201 },
      ),
    'PATCH /common/events/7/update/': () => ({ status: true, data: event }),
    'PATCH /common/events/7/lifecycle/': () => ({ status: true, data: event }),
    'DELETE /common/events/7/': () => ({ status: true }),
    'GET /common/events/import/': () => ({ status: true, data: { addresses: true } }),
    'POST /common/events/import/': () => ({ status: true, data: preview }),
    'POST /common/events/import/k1/': () => ({ status: true, data: { items: [{ ...imported, event }] } }),
    'DELETE /common/events/7/proposal/': () => ({ status: true }),
    'PATCH /common/events/7/approval/': () => ({ status: true, data: event }),
    'GET /common/favorites/': () => ({
      count: 1,
      next: null,
      previous: null,
      results: [{ event, added_date: '2027-05-02T10:00:00.000Z' }],
    }),
    'POST /common/favorites/add/': () => ({ success: true, is_favorite: true }),
    'DELETE /common/favorites/remove/': () => ({ success: true, is_favorite: false }),
  },
  foreign: {
    'GET /common/events/list/main/': ({ query }) =>
      query.page ? [foreignEvent] : { results: [foreignEvent], next: next('https://other.example:8443/api') },
    'GET /common/events/my-events/': () => ({ data: { results: [foreignEvent] } }),
    'GET /common/events/pending/': () => ({ data: { data: [foreignEvent] } }),
    'GET /common/events/7/': () => foreignEvent,
    'GET /common/events/7/history/': () => ({
      results: [{ ...step, id: '31', at: '2027-05-02T12:00:00+02:00' }],
    }),
    'GET /common/events/7/series/': () => ({ results: [foreignEvent] }),
    'POST /common/events/7/repeat/': () => ({ data: { events: [foreignEvent] } }),
    'POST /common/events/7/series/': () => ({ data: { events: [foreignEvent] } }),
    // Writes only confirm that they are done, so the gateway must request the new state.
    'POST /common/events/create/': () => ({ success: true }),
    'PATCH /common/events/7/update/': () => ({ status: true }),
    'PATCH /common/events/7/lifecycle/': () => ({ status: true }),
    'DELETE /common/events/7/': () => new Response(null, { status: 204 }),
    'GET /common/events/import/': () => ({ addresses: 'True' }),
    'POST /common/events/import/': () => preview,
    'POST /common/events/import/k1/': () => ({ data: { items: [{ ...imported, event: foreignEvent }] } }),
    'DELETE /common/events/7/proposal/': () => new Response(null, { status: 204 }),
    'POST /common/events/7/view/': () => new Response(null, { status: 204 }),
    'PATCH /common/events/harbour-concert/approval/': () => ({ message: 'done' }),
    'GET /common/favorites/': () => ({
      data: [{ ...foreignEvent, is_favorite: undefined, added_date: null }],
    }),
    'POST /common/favorites/add/': () => new Response('', { status: 201 }),
    'DELETE /common/favorites/remove/': () => new Response(null, { status: 204 }),
  },
}
