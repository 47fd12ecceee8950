import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashKey } from '../../../../service/http/limits/counts.ts'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  page,
  publishEvent,
  readEvent,
  sendEdit,
  signedInAgain,
  titles,
} from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { bothEngines } from '../../../support/run/engines.ts'
import { topicsTold } from '../../../support/topicsTold.ts'

const hour = 3600_000
const day = 24 * hour

interface Answer {
  data: AnsweredEvent
  message: string
  errors?: Record<string, string[]>
}
interface Row {
  action: string
  reason: string | null
  details: Record<string, unknown>
}

describe.each(bothEngines)('lifecycle on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    ben = await service.person()
    superadmin = await service.person({ full_name: 'Mira Stein', user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const change = (id: number, json: object, by: Person = asha) =>
    service.request<Answer>('PATCH', `/common/events/${id}/lifecycle/`, { token: by.token, json })
  const done = async (id: number, json: object, by: Person = asha) => {
    const { status, body } = await change(id, json, by)
    expect([status, body.message]).toEqual([200, undefined])
    return body.data
  }
  const refused = async (id: number, json: object, by: Person = asha) => {
    const { status, body } = await change(id, json, by)
    return [status, body.errors ? Object.keys(body.errors).toSorted() : body.message]
  }
  const cancel = (id: number, reason = 'The singer is ill.') => done(id, { lifecycle: 'cancelled', reason })
  const publish = (fields: Fields = {}) => publishEvent(service, asha, superadmin, fields)
  const entriesOf = async (id: number) => {
    const path = `/common/superadmin/audit/?entity=event&entity_id=${id}`
    return (await service.request<{ results: Row[] }>('GET', path, { token: superadmin.token })).body.results
  }
  const explored = async (query: string, by: Person = ben) => {
    const { count, ...found } = await page(service, by, `/common/events/list/main/?${query}`)
    expect(count).toBe(found.results.length)
    return titles({ count, ...found })
  }
  const figures = ['upcoming_events', 'published_events', 'cancelled_events', 'postponed_events'] as const
  const upcoming = async () => {
    const at = { token: superadmin.token }
    type Board = {
      data: { overview: Record<(typeof figures)[number], number> }
    }
    type List = { statistics: { upcoming_events: number } }
    const board = await service.request<Board>('GET', '/common/superadmin/dashboard/', at)
    const list = await service.request<List>('GET', '/common/superadmin/events/', at)
    const { upcoming_events, published_events, cancelled_events, postponed_events } = board.body.data.overview
    expect(list.body.statistics.upcoming_events).toBe(upcoming_events)
    return { upcoming_events, published_events, cancelled_events, postponed_events }
  }

  test('an event is cancelled, postponed and scheduled again, with the reason and the time', async () => {
    const event = await publish({ title: 'Kite day' })
    expect(event).toMatchObject({
      lifecycle: 'scheduled',
      lifecycle_reason: null,
      lifecycle_changed_at: null,
    })
    service.advance(hour)
    const cancelled = await cancel(event.id, '  The singer is ill. ')
    const at = service.now().toISOString().replace('.000', '')
    expect(cancelled).toEqual({
      ...event,
      lifecycle: 'cancelled',
      lifecycle_reason: 'The singer is ill.',
      lifecycle_changed_at: at,
      updated_at: at,
      version: null,
    })
    expect(cancelled['is_published']).toBe(true)
    expect(await readEvent(service, ben, event.id)).toMatchObject({
      lifecycle: 'cancelled',
      lifecycle_reason: 'The singer is ill.',
      event_date: '2026-07-01',
      version: null,
    })
    const postponed = await done(event.id, { lifecycle: 'postponed', reason: 'We look for another.' })
    expect(postponed).toMatchObject({ lifecycle: 'postponed', event_date: '2026-07-01' })
    const again = await done(event.id, { lifecycle: 'scheduled' })
    expect(again).toMatchObject({
      lifecycle: 'scheduled',
      lifecycle_reason: null,
      lifecycle_changed_at: at,
      approval_status: 'published',
      start_time: '18:30:00',
    })
  })

  test('a new day and time apply at once, by the rules of an edit', async () => {
    const { id } = await publish({ title: 'Owl walk', end_time: '21:00', time_zone: 'Europe/Berlin' })
    await done(id, { lifecycle: 'postponed', reason: 'Storm' })
    const again = (dates: object) => refused(id, { lifecycle: 'scheduled', ...dates })
    expect(await again({ event_date: '2026-06-14' })).toEqual([400, ['event_date']])
    expect(await again({ event_date: '2026-02-30' })).toEqual([400, ['event_date']])
    expect(await again({ event_date: null })).toEqual([400, ['event_date']])
    expect(await again({ start_time: '21:30' })).toEqual([400, ['end_time']])
    expect(await again({ event_date: '2026-09-01', end_date: '2026-08-31' })).toEqual([400, ['end_date']])
    expect(await again({ end_date: '2026-07-02', end_time: null })).toEqual([400, ['end_date']])
    expect(await again({ event_date: '2027-03-28', start_time: '02:30', end_time: '05:00' })).toEqual([
      400,
      ['start_time'],
    ])
    expect(await again({ title: 'Another' })).toEqual([400, ['title']])
    expect(await readEvent(service, asha, id)).toMatchObject({ lifecycle: 'postponed' })

    const moved = await done(id, {
      lifecycle: 'scheduled',
      reason: 'Found another day.',
      event_date: '2026-09-05',
      start_time: '22:00',
      end_date: '2026-09-06',
      end_time: '01:00',
    })
    expect(moved).toMatchObject({
      lifecycle_reason: 'Found another day.',
      event_date: '2026-09-05',
      end_date: '2026-09-06',
      starts_at: '2026-09-05T22:00:00+02:00',
      ends_at: '2026-09-06T01:00:00+02:00',
      approval_status: 'published',
    })
  })

  test('the answer to an invalid request names the wrong fields', async () => {
    const { id } = await publish()
    expect(await refused(id, {})).toEqual([400, ['lifecycle', 'reason']])
    expect(await refused(id, { lifecycle: 'moved', reason: 'Storm' })).toEqual([400, ['lifecycle']])
    for (const reason of [undefined, null, '', '  ', 'No', 'x'.repeat(501)]) {
      for (const lifecycle of ['cancelled', 'postponed']) {
        expect([reason, await refused(id, { lifecycle, reason })]).toEqual([reason, [400, ['reason']]])
      }
    }
    const dates = { event_date: '2026-09-01', start_time: '10:00', end_date: null, end_time: '11:00' }
    expect(await refused(id, { lifecycle: 'postponed', reason: 'Storm', ...dates })).toEqual([
      400,
      ['end_date', 'end_time', 'event_date', 'start_time'],
    ])
    await cancel(id, 'x'.repeat(500))
  })

  test('its author and superadmins may change a pending or published event that is not over', async () => {
    const published = await publish()
    const pending = await createEvent(service, asha)
    const cancellation = { lifecycle: 'cancelled', reason: 'The singer is ill.' }
    expect(await refused(published.id, cancellation, ben)).toEqual([
      403,
      'Only its author and superadmins may change the lifecycle of an event.',
    ])
    expect(await refused(pending.id, cancellation, ben)).toEqual([404, 'Event not found.'])
    expect(await done(pending.id, cancellation)).toMatchObject({
      approval_status: 'pending',
      lifecycle: 'cancelled',
    })
    expect(await done(published.id, cancellation, superadmin)).toMatchObject({ lifecycle: 'cancelled' })
    expect(await refused(published.id, cancellation)).toEqual([409, 'This event is cancelled already.'])
    await done(published.id, { lifecycle: 'scheduled' })
    expect(await refused(published.id, { lifecycle: 'scheduled', event_date: '2026-09-01' })).toEqual([
      409,
      'This event is scheduled already.',
    ])
    const rejected = await createEvent(service, asha)
    await decide(service, superadmin, rejected.id, { action: 'reject' })
    expect(await refused(rejected.id, cancellation)).toEqual([409, 'This event was rejected.'])
  })

  test('an event that is over cannot change, except a postponed one, which may get a new day', async () => {
    const fields = { event_date: '2026-06-16', start_time: '10:00', end_time: '12:00', time_zone: 'UTC' }
    const [over, postponed, called] = [await publish(fields), await publish(fields), await publish(fields)]
    await done(postponed.id, { lifecycle: 'postponed', reason: 'Storm' })
    await cancel(called.id)
    service.advance(Date.parse('2026-06-16T11:59:59Z') - service.now().getTime())
    const cancellation = { lifecycle: 'cancelled', reason: 'The singer is ill.' }
    await done(over.id, cancellation)
    await done(over.id, { lifecycle: 'scheduled' })
    service.advance(1000)
    expect(await refused(over.id, cancellation)).toEqual([409, 'This event is over.'])
    expect(await refused(called.id, { lifecycle: 'scheduled' })).toEqual([409, 'This event is over.'])
    service.advance(day)
    expect(await refused(postponed.id, { lifecycle: 'scheduled' })).toEqual([400, ['event_date']])
    expect(await done(postponed.id, { lifecycle: 'scheduled', event_date: '2026-07-20' })).toMatchObject({
      event_date: '2026-07-20',
      event_status: 'upcoming',
    })
    // A superadmin's session has expired by now.
    superadmin = await signedInAgain(service, superadmin)
  })

  test('Explore shows a called-off event only if there are search words; favourites and My Events always show it', async () => {
    const word = `quokka${engine}`
    const { id } = await publish({ title: word, venue: `Hall ${word}`, event_category_id: '9' })
    await service.request('POST', '/common/favorites/add/', { token: ben.token, json: { event_id: id } })
    const before = await upcoming()
    const unfiltered = (await page(service, ben, '/common/events/list/main/')).count
    expect(await explored('category=9')).toEqual([word])

    for (const lifecycle of ['cancelled', 'postponed'] as const) {
      await done(id, { lifecycle, reason: 'Storm' })
      expect(await upcoming()).toEqual({
        ...before,
        upcoming_events: before.upcoming_events - 1,
        [`${lifecycle}_events`]: before[`${lifecycle}_events`] + 1,
      })
      const all = await page(service, ben, '/common/events/list/main/?page_size=100')
      expect([all.count, titles(all).includes(word)]).toEqual([unfiltered - 1, false])
      for (const query of ['category=9', 'category=9&ordering=-created_at', `location=${word}`]) {
        expect([query, await explored(query)]).toEqual([query, []])
      }
      expect(await explored('category=9&glance=true')).toEqual([])
      for (const query of ['', '&category=9', '&glance=true', '&ordering=-created_at']) {
        expect(await explored(`search=${word}${query}`)).toEqual([word])
      }
      for (const path of ['favorites/', 'favorites/?upcoming=true']) {
        expect(titles(await page(service, ben, `/common/${path}`))).toContain(word)
      }
      expect(titles(await page(service, asha, '/common/events/my-events/'))).toContain(word)
    }
    await done(id, { lifecycle: 'scheduled' })
    expect(await upcoming()).toEqual(before)
    expect(await explored('category=9')).toEqual([word])
  })

  test('the admin list filters by lifecycle, and its CSV file has the lifecycle', async () => {
    const { id } = await publish({ title: 'Off and on' })
    await cancel(id)
    const list = (query: string) => page(service, superadmin, `/common/superadmin/events/?${query}`)
    const found = await list('lifecycle=cancelled&page_size=100')
    expect(found.results.map((event) => event['lifecycle'])).toEqual(found.results.map(() => 'cancelled'))
    expect(titles(found)).toContain('Off and on')
    expect(titles(await list('lifecycle=scheduled&search=off+and+on'))).toEqual([])
    const answer = await service.app(
      new Request('http://plaza.test/common/superadmin/events/?lifecycle=cancelled&search=off+and+on', {
        headers: { Authorization: `Bearer ${superadmin.token}`, Accept: 'text/csv' },
      }),
      { ip: '127.0.0.1' },
    )
    const [head, row] = (await answer.text()).split('\r\n')
    expect(head).toContain('lifecycle,lifecycle_reason,lifecycle_changed_at')
    expect(row).toContain(`cancelled,The singer is ill.,${service.now().toISOString().slice(0, 16)}`)
  })

  test('the audit log has who changed what and why; reasons of an author are deleted with the account', async () => {
    const lea = await service.person({ full_name: 'Lea Park' })
    const { id } = await publishEvent(service, lea, superadmin, { title: 'Boat race' })
    await done(id, { lifecycle: 'postponed', reason: 'My boat leaks.' }, lea)
    await done(id, { lifecycle: 'scheduled', event_date: '2026-10-01' }, superadmin)
    await done(id, { lifecycle: 'cancelled', reason: 'The harbour is closed.' }, superadmin)
    const noted = await entriesOf(id)
    expect(noted.slice(0, 3)).toMatchObject([
      { action: 'cancel', reason: 'The harbour is closed.', actor: { full_name: 'Mira Stein' } },
      {
        action: 'schedule',
        reason: null,
        details: {
          lifecycle: { from: 'postponed', to: 'scheduled' },
          event_date: { from: '2026-07-01', to: '2026-10-01' },
        },
      },
      {
        action: 'postpone',
        reason: 'My boat leaks.',
        actor: { full_name: 'Lea Park' },
        details: { lifecycle: { from: 'scheduled', to: 'postponed' } },
      },
    ])
    expect(Object.keys(noted[0]?.details ?? {}).toSorted()).toEqual(['lifecycle', 'lifecycle_reason'])
    const history = await service.request<{ data: object[] }>('GET', `/common/events/${id}/history/`, {
      token: lea.token,
    })
    expect(history.body.data.slice(0, 3)).toMatchObject([
      { action: 'cancel', by: 'reviewer', reason: 'The harbour is closed.', full_name: null },
      { action: 'schedule', by: 'reviewer', changed: ['lifecycle', 'event_date', 'lifecycle_reason'] },
      { action: 'postpone', by: 'author', reason: 'My boat leaks.', full_name: 'Lea Park' },
    ])
    const leaving = { token: lea.token, json: { password: lea.password } }
    expect((await service.request('DELETE', '/common/profile/', leaving)).status).toBe(200)
    expect((await entriesOf(id)).slice(0, 3).map(({ action, reason }) => [action, reason])).toEqual([
      ['cancel', 'The harbour is closed.'],
      ['schedule', null],
      ['postpone', null],
    ])
  })

  test('proposed changes of a cancelled event wait, can be withdrawn, and get its new day', async () => {
    const { id } = await publish({ title: 'Choir', registration_deadline: '2026-06-30' })
    await sendEdit(service, asha, id, {
      title: 'Great choir',
      event_date: '2026-07-04',
      end_date: '2026-07-05',
      end_time: '09:00',
      as_proposal: 'true',
    })
    const version = async () => (await readEvent(service, superadmin, id))['version']
    const stale = await version()
    await cancel(id)
    expect(await version()).toBe(Number(stale) + 1)
    for (const action of ['publish', 'reject']) {
      for (const named of [undefined, stale, await version()]) {
        const { status, body } = await decide(service, superadmin, id, { action, version: named })
        expect([status, body.message]).toEqual([
          409,
          'This event is cancelled. Its changes wait until it is scheduled again.',
        ])
      }
    }
    expect(await readEvent(service, asha, id)).toMatchObject({
      title: 'Choir',
      proposal: { status: 'pending' },
    })
    const { data } = (
      await service.request<{ data: AnsweredEvent[] }>('GET', '/common/events/pending/', {
        token: superadmin.token,
      })
    ).body
    expect(data.map((event) => event.id)).toContain(id)

    await done(id, { lifecycle: 'scheduled', event_date: '2026-08-01' })
    expect(await readEvent(service, asha, id)).toMatchObject({
      title: 'Choir',
      event_date: '2026-08-01',
      proposal: {
        title: 'Great choir',
        event_date: '2026-08-01',
        start_time: '18:30:00',
        end_date: null,
        end_time: null,
      },
    })
    const { status, body } = await decide(service, superadmin, id, {
      action: 'publish',
      version: await version(),
    })
    expect([status, body.data]).toMatchObject([200, { title: 'Great choir', event_date: '2026-08-01' }])

    await sendEdit(service, asha, id, { title: 'Small choir', as_proposal: 'true' })
    await cancel(id)
    const path = `/common/events/${id}/proposal/`
    expect((await service.request('DELETE', path, { token: asha.token })).status).toBe(200)
    expect(await readEvent(service, asha, id)).toMatchObject({ lifecycle: 'cancelled', proposal: null })
  })

  test('the second of two concurrent changes learns that the event already has that state', async () => {
    const { id } = await publish()
    const cancellation = { lifecycle: 'cancelled', reason: 'Storm' }
    // Holds the lock until both requests wait for it. The embedded engine runs one transaction after another
    // anyway.
    const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = service.db.transaction(async (tx) => {
      await tx.query('select from events where id = $1 for update', [id])
      locked.resolve()
      await gate.promise
    })
    await locked.promise
    const answers = Promise.all([change(id, cancellation), change(id, cancellation, superadmin)])
    if (engine === 'postgres') {
      const waits = `select count(*) as n from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`
      await expect.poll(async () => (await service.db.query(waits)).rows[0]).toEqual({ n: 2 })
    }
    gate.resolve()
    await held
    const codes = (await answers).map(({ status }) => status)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await entriesOf(id)).filter(({ action }) => action === 'cancel')).toHaveLength(1)
  })

  test('viewers of the event and of the admin lists are notified', async () => {
    const { id } = await publish()
    const told = await topicsTold(service.db, () => cancel(id))
    expect(told).toEqual(new Set([`event:${id}`, 'dashboard']))
  })

  test('lifecycle changes count towards the daily quota of edits', async () => {
    const strict = await openTestService({ engine, services: { rateLimits: true } })
    const author = await strict.person()
    const boss = await strict.person({ user_type: 'superadmin' })
    const { id } = await publishEvent(strict, author, boss)
    expect((await sendEdit(strict, author, id, { title: 'Other', as_proposal: 'true' })).status).toBe(200)
    await strict.db.query('update rate_limits set n = 200 where key = $1', [hashKey(['edits', author.id])])
    const path = `/common/events/${id}/lifecycle/`
    const cancellation = { json: { lifecycle: 'cancelled', reason: 'Storm' } }
    const answer = await strict.request<Answer>('PATCH', path, { token: author.token, ...cancellation })
    expect([answer.status, answer.body.message]).toEqual([
      429,
      expect.stringContaining('At most 200 edits of events can be made in a day.'),
    ])
    expect((await strict.request('PATCH', path, { token: boss.token, ...cancellation })).status).toBe(200)
    await strict.close()
  })
})
