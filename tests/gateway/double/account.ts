import type { Answers } from '../double.ts'
import { origin } from './origin.ts'

/** An account in the contract's form. */
export const user = {
  id: 1,
  uid: '0b0a3c1e-5d7f-4d3a-9c55-2f3a6d1c7e10',
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+911234567890',
  profile_pic: `${origin}/media/asha.jpg`,
  user_type: 'superadmin',
  is_active: true,
  is_email_verified: true,
  verified_user: true,
  is_staff: true,
  is_superuser: true,
  event_count: 3,
  published_event_count: 2,
  last_login: '2027-05-04T08:00:00.000Z',
  last_login_formatted: 'May 4, 2027, 8:00 AM',
  created_at: '2027-01-02T10:00:00.000Z',
}

/**
 * The same account with numbers and flags as text, a relative address and another zone, and without optional
 * fields.
 */
export const foreignUser = {
  ...user,
  id: '1',
  profile_pic: '/media/asha.jpg',
  is_active: undefined,
  is_email_verified: 'true',
  verified_user: 1,
  is_staff: '1',
  is_superuser: 'True',
  event_count: '3',
  published_event_count: '2',
  last_login: '2027-05-04T10:00:00+02:00',
  last_login_formatted: undefined,
  created_at: '2027-01-02T10:00:00Z',
}

const moments = { created_at: '2027-05-01T08:00:00Z', last_used_at: '2027-05-04T08:00:00Z' }
const sessions = [
  { id: 1, device: 'Firefox on Windows', ...moments, is_current: true },
  { id: 2, device: null, ...moments, is_current: false },
]
const feed = { url: `${origin}/common/feeds/secret.ics`, created_at: moments.created_at }
const foreignSessions = [
  { ...sessions[0], id: '1', created_at: '2027-05-01T10:00:00+02:00', is_current: 'true' },
  { ...sessions[1], device: undefined, is_current: 0 },
]

const registered = () => Response.json({ success: true, message: 'Mailed.' }, { status: 201 })
const done = () => ({ success: true, message: 'Done.' })
const empty = () => new Response(null, { status: 204 })

const wanted = { favorite_changes: true, reminders: false, matches: true }
const filter = {
  id: 12,
  name: 'Jazz nearby',
  location: null,
  category: 5,
  event_type: null,
  search: 'jazz',
  when: 'weekend',
}

/** Accounts, sessions, letters and saved filters. */
export const accountAnswers: Answers = {
  ours: {
    'GET /common/profile/': () => ({ success: true, user }),
    'PATCH /common/profile/': () => ({ success: true, user }),
    'DELETE /common/profile/': done,
    'POST /common/register/': registered,
    'POST /common/verify-email/': done,
    'POST /common/resend-otp/': done,
    'POST /common/login/': () => ({ success: true, tokens: { access: 'token-1' }, user }),
    'POST /common/logout/': empty,
    'POST /common/forgot-password/': done,
    'POST /common/verify-reset-otp/': () => ({ ...done(), reset_token: 'reset-1' }),
    'POST /common/set-new-password/': done,
    'GET /common/profile/sessions/': () => ({ status: true, data: sessions }),
    'POST /common/profile/password/': done,
    'GET /common/notifications/': () => ({ status: true, data: wanted }),
    'PATCH /common/notifications/': () => ({ status: true, data: wanted }),
    'GET /common/notifications/delivery/': () => ({ status: true, data: { is_failing: true } }),
    'POST /common/notifications/delivery/': () => ({ status: true, data: { is_failing: false } }),
    'GET /common/features/': () => ({ status: true, data: { public_pages: true } }),
    'GET /common/saved-filters/': () => ({ status: true, data: [filter] }),
    'POST /common/saved-filters/': () => Response.json({ status: true, data: filter }, { status: 201 }),
    'PATCH /common/saved-filters/12/': () => ({ status: true, data: filter }),
    'DELETE /common/saved-filters/12/': empty,
    'DELETE /common/profile/sessions/2/': empty,
    'DELETE /common/profile/sessions/': done,
    'GET /common/favorites/feed/': () => ({ status: true, data: { created_at: moments.created_at } }),
    'POST /common/favorites/feed/': () => ({ status: true, data: feed }),
    'DELETE /common/favorites/feed/': empty,
  },
  foreign: {
    'GET /common/profile/': () => ({ data: { user: foreignUser } }),
    // Returns only a flag, so the gateway must request the new state.
    'PATCH /common/profile/': () => ({ success: true }),
    'DELETE /common/profile/': empty,
    'POST /common/register/': () => ({ status: true, data: { user: foreignUser } }),
    'POST /common/verify-email/': () => ({ detail: 'Verified.' }),
    'POST /common/resend-otp/': () => new Response('', { status: 202 }),
    'POST /common/login/': () => ({ data: { tokens: { access: 'token-1' }, user: foreignUser } }),
    'POST /common/logout/': () => new Response('', { status: 200 }),
    'POST /common/forgot-password/': () => ({ detail: 'Mailed.' }),
    'POST /common/verify-reset-otp/': () => ({ status: true, data: { reset_token: 'reset-1' } }),
    'POST /common/set-new-password/': empty,
    'GET /common/profile/sessions/': () => foreignSessions,
    'POST /common/profile/password/': empty,
    'GET /common/notifications/': () => ({ reminders: 'False', matches: 1 }),
    'PATCH /common/notifications/': done,
    'GET /common/notifications/delivery/': () => ({ is_failing: 'True' }),
    'POST /common/notifications/delivery/': () => ({ is_failing: '0' }),
    'GET /common/features/': () => ({ public_pages: 'True' }),
    'GET /common/saved-filters/': () => ({
      results: [{ ...filter, id: '12', category: '5', event_type: undefined }],
    }),
    'POST /common/saved-filters/': done,
    'PATCH /common/saved-filters/12/': done,
    'DELETE /common/saved-filters/12/': done,
    'DELETE /common/profile/sessions/2/': done,
    'DELETE /common/profile/sessions/': empty,
    'GET /common/favorites/feed/': () => ({ created_at: moments.created_at }),
    'POST /common/favorites/feed/': () => feed,
    'DELETE /common/favorites/feed/': done,
  },
}
