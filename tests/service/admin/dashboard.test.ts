import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEvent, decide, photo, publishEvent, signedInAgain } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const day = 24 * 3_600_000
const path = '/common/superadmin/dashboard'

interface Trend {
  month: string
  count: number
}
interface Dashboard {
  growth_trends: { user_registrations: Trend[]; event_creations: Trend[] }
  [part: string]: unknown
}

describe.each(oneEngine)('the dashboard on %s', (engine) => {
  let service: TestService
  let superadmin: Person
  let asha: Person
  const ask = (by: Person | undefined) =>
    service.request<{ status: boolean; data: Dashboard }>('GET', path, { token: by?.token })

  beforeAll(async () => {
    // Ten seconds before a month begins in UTC.
    service = await openTestService({ engine, now: new Date('2025-12-31T23:59:50.000Z') })
    superadmin = await service.person({
      user_type: 'superadmin',
      full_name: 'Root',
      email: 'root@plaza.test',
    })
  })
  afterAll(() => service.close())

  test('does not divide by zero on an empty platform', async () => {
    const { status, body } = await ask(superadmin)
    expect(status).toBe(200)
    expect(body.status).toBe(true)
    expect(body.data['event_stats']).toEqual({ categories: [], types: [], avg_views_per_event: 0 })
    expect(body.data['system_health']).toEqual({
      user_verification_rate: 0,
      user_activation_rate: 100,
      event_publish_rate: 0,
    })
    expect(body.data.growth_trends.user_registrations).toHaveLength(12)
    expect(body.data.growth_trends.user_registrations[0]).toEqual({ month: 'Jan 2025', count: 0 })
    expect(body.data.growth_trends.user_registrations[11]).toEqual({ month: 'Dec 2025', count: 1 })
  })

  test('returns exact counts and the newest rows', async () => {
    asha = await service.person({ full_name: 'Asha', email: 'asha@plaza.test' })
    const ben = await service.person({ full_name: 'Ben', email: 'ben@plaza.test', user_type: 'admin' })
    // This month is before the twelve listed months.
    await service.db.query("update users set created_at = '2024-12-31T23:59:59Z' where id = $1", [ben.id])
    const past = await publishEvent(service, asha, superadmin, {
      title: 'Past',
      event_date: '2025-12-31',
      images: [await photo(24, 24), await photo(24, 24)],
    })
    service.advance(day)
    superadmin = await signedInAgain(service, superadmin)
    const today = await publishEvent(service, asha, superadmin, { title: 'Today', event_date: '2026-01-01' })
    const soon = await publishEvent(service, asha, superadmin, {
      title: 'Soon',
      event_date: '2026-02-01',
      event_category_id: '3',
    })
    await createEvent(service, asha, { title: 'Waiting', event_date: '2026-02-02', event_type_id: '3' })
    const { id } = await createEvent(service, asha, { title: 'Rejected', event_date: '2026-02-03' })
    await decide(service, superadmin, id, { action: 'reject' })
    const last = await publishEvent(service, ben, superadmin, { title: 'Last', event_date: '2026-02-04' })
    for (const [event, people] of [
      [past, [asha, ben]],
      [today, [ben]],
      [soon, [ben]],
    ] as const) {
      for (const { token } of people)
        await service.request('POST', `/common/events/${event.id}/view/`, { token })
    }
    for (const { id } of [past, soon, last]) {
      await service.request('POST', '/common/favorites/add/', { token: asha.token, json: { event_id: id } })
    }
    await service.db.query('update users set verified_user = true where id = $1', [asha.id])
    await service.db.query('update users set is_active = false where id = $1', [ben.id])

    const { status, body } = await ask(superadmin)
    expect(status).toBe(200)
    const { growth_trends, ...rest } = body.data
    expect(rest).toEqual({
      overview: {
        total_users: 3,
        active_users: 2,
        verified_users: 1,
        total_events: 6,
        published_events: 4,
        cancelled_events: 0,
        postponed_events: 0,
        pending_events: 1,
        upcoming_events: 3,
        total_event_views: 4,
        total_gallery_images: 2,
        total_favorites: 3,
      },
      event_stats: {
        categories: [
          { name: 'Arts & Culture', count: 5 },
          { name: 'Community', count: 1 },
        ],
        types: [
          { name: 'Class', count: 5 },
          { name: 'Conference', count: 1 },
        ],
        avg_views_per_event: 0.67,
      },
      system_health: { user_verification_rate: 33.3, user_activation_rate: 66.7, event_publish_rate: 66.7 },
      user_breakdown: { superadmin: 1, admin: 1, user: 1 },
      recent_data: {
        events: [
          ['Last', 'Ben', true, 0],
          ['Rejected', 'Asha', false, 0],
          ['Waiting', 'Asha', false, 0],
          ['Soon', 'Asha', true, 1],
          ['Today', 'Asha', true, 1],
        ].map(([title, full_name, is_published, view_count]) => ({
          id: expect.any(Number),
          title,
          author: { full_name },
          event_date: expect.stringMatching(/^2026-0[12]-0[1-4]$/),
          view_count,
          is_published,
        })),
        users: [
          {
            id: asha.id,
            full_name: 'Asha',
            email: 'asha@plaza.test',
            user_type: 'user',
            is_email_verified: true,
          },
          {
            id: superadmin.id,
            full_name: 'Root',
            email: 'root@plaza.test',
            user_type: 'superadmin',
            is_email_verified: true,
          },
          {
            id: ben.id,
            full_name: 'Ben',
            email: 'ben@plaza.test',
            user_type: 'admin',
            is_email_verified: true,
          },
        ],
      },
    })
    const months = 'Feb 2025,Mar 2025,Apr 2025,May 2025,Jun 2025,Jul 2025,Aug 2025,Sep 2025,Oct 2025,Nov 2025'
    const earlier = months.split(',').map((month) => ({ month, count: 0 }))
    expect(growth_trends).toEqual({
      user_registrations: [...earlier, { month: 'Dec 2025', count: 2 }, { month: 'Jan 2026', count: 0 }],
      event_creations: [...earlier, { month: 'Dec 2025', count: 1 }, { month: 'Jan 2026', count: 5 }],
    })
  })

  test('takes no parameters, and its slash is optional', async () => {
    const { token } = superadmin
    expect((await service.request('GET', `${path}?days=7`, { token })).status).toBe(400)
    expect((await service.request('GET', `${path}/`, { token })).status).toBe(200)
  })

  test('AZ-2 is for superadmins only', async () => {
    expect((await ask(undefined)).status).toBe(401)
    expect((await ask(asha)).status).toBe(403)
    expect((await ask(await service.person({ user_type: 'admin' }))).status).toBe(403)
  })
})
