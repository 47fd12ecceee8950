import type { Answers } from '../double.ts'
import { foreignUser, user } from './account.ts'
import { event, foreignEvent } from './events.ts'
import { origin } from './origin.ts'

const one = { count: 1, next: null, previous: null }
const userStatistics = { total_users: 3, active_users: 2, verified_users: 1 }
const eventStatistics = {
  total_events: 4,
  published_events: 3,
  unpublished_events: 1,
  featured_events: 0,
  upcoming_events: 2,
}

const overview = {
  total_users: 3,
  active_users: 2,
  verified_users: 1,
  total_events: 4,
  published_events: 3,
  cancelled_events: 1,
  postponed_events: 2,
  pending_events: 1,
  upcoming_events: 2,
  total_event_views: 50,
  total_gallery_images: 9,
  total_favorites: 6,
}
const recentEvent = {
  id: 7,
  title: 'Harbour concert',
  author: { full_name: 'Asha Rao' },
  event_date: '2027-06-01',
  view_count: 12,
  is_published: true,
}
const { id, full_name, email, user_type, is_email_verified } = user
const recentUser = { id, full_name, email, user_type, is_email_verified }

const dashboard = {
  overview,
  event_stats: {
    categories: [{ name: 'Music', count: 4 }],
    types: [{ name: 'Concert', count: 3 }],
    avg_views_per_event: 12.5,
  },
  growth_trends: {
    user_registrations: [
      { month: 'Apr 2027', count: 1 },
      { month: 'May 2027', count: 2 },
    ],
    event_creations: [
      { month: 'Apr 2027', count: 0 },
      { month: 'May 2027', count: 4 },
    ],
  },
  system_health: { user_verification_rate: 33.3, user_activation_rate: 66.7, event_publish_rate: 75 },
  user_breakdown: { superadmin: 1, admin: 0, user: 2 },
  recent_data: { events: [recentEvent], users: [recentUser] },
}

const asText = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]))

/** The dashboard without a wrapper and derivable values, with numbers as text and only active months. */
const foreignDashboard = {
  overview: { ...asText(overview), server_time: '2027-05-05' },
  event_stats: {
    categories: [{ name: 'Music', count: '4', colour: '#0a0' }],
    types: [{ name: 'Concert', count: '3' }],
  },
  growth_trends: {
    user_registrations: [
      { month: 'Apr 2027', count: '1' },
      { month: 'May 2027', count: '2' },
    ],
    event_creations: [{ month: 'May 2027', count: '4' }],
  },
  user_breakdown: { superadmin: '1', user: '2' },
  recent_data: {
    events: [{ ...recentEvent, id: '7', author: 'Asha Rao', view_count: '12' }],
    users: [{ ...recentUser, id: '1', is_email_verified: true, uid: 'u1' }],
  },
}

const auditEntry = {
  id: 11,
  at: '2027-05-05T10:00:00.000Z',
  actor: { id: 1, full_name: 'Asha Rao', email: 'asha@example.com' },
  action: 'update',
  entity: 'user',
  entity_id: 2,
  reason: null,
  details: { is_active: { from: true, to: false }, user_type: { from: 'admin', to: 'user' } },
}
const foreignEntry = {
  ...auditEntry,
  id: '11',
  at: '2027-05-05T12:00:00+02:00',
  actor: { ...auditEntry.actor, id: '1' },
  entity_id: '2',
  reason: undefined,
}

/** The calls of the admin area. */
export const administrationAnswers: Answers = {
  ours: {
    'GET /common/superadmin/users/': ({ query }) => ({
      ...one,
      next: query.page ? null : `${origin}/common/superadmin/users/?user_type=admin&ordering=email&page=2`,
      results: [user],
      statistics: userStatistics,
    }),
    'GET /common/superadmin/events/': () => ({ ...one, results: [event], statistics: eventStatistics }),
    'GET /common/superadmin/dashboard': () => ({ status: true, data: dashboard }),
    'GET /common/superadmin/audit/': () => ({ ...one, results: [auditEntry] }),
    'GET /common/superadmin/users/1/': () => ({ status: true, data: user }),
    'POST /common/superadmin/events/7/takedown/': () => ({ status: true, data: event }),
    'PATCH /common/superadmin/users/1/': () => ({ status: true, data: user }),
    'PATCH /common/superadmin/events/7/': () => ({ status: true, data: event }),
  },
  foreign: {
    'GET /common/superadmin/users/': ({ query }) => ({
      data: {
        results: [foreignUser],
        next: query.page
          ? undefined
          : 'https://other.example/v1/common/superadmin/users/?user_type=admin&ordering=email&page=2&v=1',
      },
      statistics: { ...asText(userStatistics), staff_users: 1 },
    }),
    'GET /common/superadmin/events/': () => ({ data: { results: [foreignEvent] }, took_ms: 3 }),
    'GET /common/superadmin/dashboard': () => foreignDashboard,
    'GET /common/superadmin/audit/': () => [foreignEntry],
    'GET /common/superadmin/users/1/': () => ({ user: foreignUser }),
    'POST /common/superadmin/events/7/takedown/': () => foreignEvent,
    'PATCH /common/superadmin/users/1/': () => ({ success: true, user: foreignUser }),
    'PATCH /common/superadmin/events/7/': () => foreignEvent,
  },
}
