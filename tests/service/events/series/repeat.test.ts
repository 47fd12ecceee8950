import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  page,
  photo,
  picturesOf,
  publishEvent,
  readEvent,
  signedInAgain,
} from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { sweepMedia } from '../../../../service/pictures/sweep.ts'
import { oneEngine } from '../../../support/run/engines.ts'

interface Answer {
  data: { series: { id: number; count: number }; events: AnsweredEvent[] }
  message: string
  errors?: Record<string, string[]>
}

const dayInMs = 86_400_000

describe.each(oneEngine)('repeating events on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    asha = await service.person({ full_name: 'Asha Rao' })
    ben = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  const ask = (id: number, json: object, by: Person = asha) =>
    service.request<Answer>('POST', `/common/events/${id}/repeat/`, { token: by.token, json })
  const repeat = async (id: number, json: object, by: Person = asha) => {
    const { status, body } = await ask(id, json, by)
    expect([status, body.message, body.errors]).toEqual([201, undefined, undefined])
    return body.data
  }
  const refused = async (id: number, json: object, by: Person = asha) => {
    const { status, body } = await ask(id, json, by)
    return [status, body.errors ? Object.keys(body.errors).toSorted() : body.message]
  }
  const days = (events: readonly AnsweredEvent[]) => events.map((event) => event['event_date'])
  const repeated = async (fields: Fields, json: object) => {
    const { id } = await createEvent(service, asha, fields)
    return await repeat(id, json)
  }

  test('each date is a pending event of its own, copied from the first one', async () => {
    const { id, slug } = await publishEvent(service, asha, superadmin, {
      title: 'Pottery evening',
      event_date: '2026-07-07',
      end_date: '2026-07-08',
      end_time: '01:00',
      registration_deadline: '2026-07-05',
      tags: 'clay',
      visibility: 'public',
      images: [await photo(), await photo()],
    })
    const weekly = { frequency: 'weekly', interval: 2, count: 4, except: ['2026-08-04', '2026-12-24'] }
    const { series, events } = await repeat(id, weekly)
    expect(series).toEqual({ id: expect.any(Number), count: 3 })
    expect(days(events)).toEqual(['2026-07-07', '2026-07-21', '2026-08-18'])
    const own = events.map((event) => [event['series'], event['recurrence'], event.approval_status])
    const recurrence = { frequency: 'weekly', interval: 2, changed_alone: false, upcoming: 3 }
    expect(own).toEqual([
      [{ id: series.id, position: 1, count: 3 }, recurrence, 'published'],
      [{ id: series.id, position: 2, count: 3 }, recurrence, 'pending'],
      [{ id: series.id, position: 3, count: 3 }, recurrence, 'pending'],
    ])
    const last = events[2]
    expect(last).toMatchObject({
      title: 'Pottery evening',
      slug: `${slug.replace(/-\d+$/, '')}-${last?.id}`,
      end_date: '2026-08-19',
      start_time: '18:30:00',
      registration_deadline: '2026-08-16',
      tags: 'clay',
      visibility: 'public',
      view_count: 0,
      is_favorite: false,
    })
    const pictures = events.map((event) => picturesOf(event).map(({ image }) => image))
    expect(pictures).toEqual([pictures[0], pictures[0], pictures[0]])
    expect(new Set(events.flatMap((event) => picturesOf(event).map((picture) => picture.id))).size).toBe(6)
    // A reader who sees only the published date does not learn that there are others.
    expect(await readEvent(service, ben, id)).toMatchObject({ series: { position: 1, count: 1 } })
    const alone = await createEvent(service, asha)
    expect(alone).toMatchObject({ series: null, recurrence: null })
  })

  test('days that do not exist in a month, or on which the clocks skip the time, are left out and do not count', async () => {
    const monthly = await repeated({ event_date: '2026-07-31' }, { frequency: 'monthly_day', count: 4 })
    expect(days(monthly.events)).toEqual(['2026-07-31', '2026-08-31', '2026-10-31', '2026-12-31'])
    const berlin = { event_date: '2027-03-14', time_zone: 'Europe/Berlin' }
    const start = await repeated({ ...berlin, start_time: '02:30' }, { frequency: 'weekly', count: 4 })
    expect(days(start.events)).toEqual(['2027-03-14', '2027-03-21', '2027-04-04', '2027-04-11'])
    const end = await repeated(
      { ...berlin, start_time: '01:00', end_time: '02:15' },
      { frequency: 'weekly', until: '2027-04-04' },
    )
    expect(days(end.events)).toEqual(['2027-03-14', '2027-03-21', '2027-04-04'])
    const kept = await repeated({ ...berlin, start_time: '20:00' }, { frequency: 'weekly', count: 3 })
    expect(kept.events.map((event) => event['starts_at'])).toEqual([
      '2027-03-14T20:00:00+01:00',
      '2027-03-21T20:00:00+01:00',
      '2027-03-28T20:00:00+02:00',
    ])
  })

  test.each<[object, string[]]>([
    [{ count: 3 }, ['frequency']],
    [{ frequency: 'daily', count: 3 }, ['frequency']],
    [{ frequency: 'weekly' }, ['count', 'until']],
    [{ frequency: 'weekly', count: 3, until: '2026-08-01' }, ['count', 'until']],
    [{ frequency: 'weekly', count: 1 }, ['count']],
    [{ frequency: 'weekly', count: 2.5 }, ['count']],
    [{ frequency: 'weekly', count: '3' }, ['count']],
    [{ frequency: 'weekly', count: 53 }, ['count']],
    [{ frequency: 'weekly', interval: 2, count: 28 }, ['count']],
    [{ frequency: 'monthly_day', count: 14 }, ['count']],
    [{ frequency: 'weekly', interval: 0, count: 3 }, ['interval']],
    [{ frequency: 'weekly', interval: 5, count: 3 }, ['interval']],
    [{ frequency: 'weekly', until: '2026-07-01' }, ['until']],
    [{ frequency: 'weekly', until: '2026-07-07' }, ['until']],
    [{ frequency: 'weekly', until: '2027-07-02' }, ['until']],
    [{ frequency: 'weekly', until: '2027-07-01' }, ['until']],
    [{ frequency: 'weekly', until: '2027-02-30' }, ['until']],
    [{ frequency: 'weekly', count: 2, except: ['2026-07-08'] }, ['except']],
    [{ frequency: 'weekly', count: 3, except: ['soon'] }, ['except']],
    [{ frequency: 'weekly', count: 3, except: '2026-07-08' }, ['except']],
    [{ frequency: 'weekly', count: 3, by: 'asha' }, ['by']],
  ])('%o is refused with an error for each field', async (json, fields) => {
    const { id } = await createEvent(service, asha)
    expect(await refused(id, json)).toEqual([400, fields])
    expect(await readEvent(service, asha, id)).toMatchObject({ series: null })
  })

  test('a series has at most 52 dates within 12 months', async () => {
    const weekly = await repeated({}, { frequency: 'weekly', count: 52 })
    expect([weekly.series.count, weekly.events.length, weekly.events.at(-1)?.['event_date']]).toEqual([
      52,
      52,
      '2027-06-23',
    ])
    const except = ['2026-07-08', '2026-07-15']
    const year = await repeated({}, { frequency: 'weekly', until: '2027-07-01', except })
    expect(year.series.count).toBe(51)
    const monthly = await repeated({}, { frequency: 'monthly_day', count: 13 })
    expect(monthly.events.at(-1)?.['event_date']).toBe('2027-07-01')
  })

  test('only the author can repeat an event, unless it is rejected, called off, over or part of a series', async () => {
    const weekly = { frequency: 'weekly', count: 3 }
    const published = await publishEvent(service, asha, superadmin)
    const pending = await createEvent(service, asha)
    expect(await refused(pending.id, weekly, ben)).toEqual([404, 'Event not found.'])
    expect(await refused(published.id, weekly, ben)).toEqual([403, 'Only its author may repeat an event.'])
    expect(await refused(published.id, weekly, superadmin)).toEqual([
      403,
      'Only its author may repeat an event.',
    ])
    const { events } = await repeat(published.id, weekly)
    for (const { id } of events) {
      expect(await refused(id, weekly)).toEqual([409, 'This event is part of a series already.'])
    }
    await decide(service, superadmin, pending.id, { action: 'reject' })
    expect(await refused(pending.id, weekly)).toEqual([409, 'This event was rejected.'])
    const called = await createEvent(service, asha)
    await service.request('PATCH', `/common/events/${called.id}/lifecycle/`, {
      token: asha.token,
      json: { lifecycle: 'cancelled', reason: 'Storm' },
    })
    expect(await refused(called.id, weekly)).toEqual([409, 'This event is cancelled.'])
    const over = await createEvent(service, asha, {
      event_date: '2026-06-15',
      start_time: '13:00',
      end_time: '14:00',
    })
    await service.db.query(`update events set event_date = '2026-06-14' where id = $1`, [over.id])
    expect(await refused(over.id, weekly)).toEqual([409, 'This event is over.'])
  })

  test('only one of several concurrent repetitions succeeds', async () => {
    const { id } = await createEvent(service, asha)
    const answers = await Promise.all([1, 2, 3].map(() => ask(id, { frequency: 'weekly', count: 3 })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    const { rows } = await service.db.query<{ n: number }>(
      'select count(*) as n from events where series_id = (select series_id from events where id = $1)',
      [id],
    )
    expect(rows).toEqual([{ n: 3 }])
  })

  test('if an event is repeated and approved at the same moment, its new dates are decided together', async () => {
    const { id } = await createEvent(service, asha)
    const [made, approved] = await Promise.all([
      ask(id, { frequency: 'weekly', count: 3 }),
      decide(service, superadmin, id),
    ])
    expect(made.status).toBe(201)
    // The decision is refused if the event has become a series in the meantime.
    expect([200, 409]).toContain(approved.status)
    const states = await Promise.all(
      made.body.data.events.map(async (event) => (await readEvent(service, asha, event.id)).approval_status),
    )
    expect(states[0]).toBe(approved.status === 200 ? 'published' : 'pending')
    expect(states[2]).toBe(states[1])
  })

  test('counts as one submission, and reviewers get one letter', async () => {
    const strict = await openTestService({ engine, services: { rateLimits: true } })
    const author = await strict.person()
    const boss = await strict.person({ user_type: 'superadmin' })
    const send = (id: number) =>
      strict.request<Answer>('POST', `/common/events/${id}/repeat/`, {
        token: author.token,
        json: { frequency: 'weekly', count: 40 },
      })
    for (let made = 0; made < 10; made += 1) {
      const { id } = await createEvent(strict, author)
      const { status } = await send(id)
      expect(status).toBe(201)
    }
    // All its dates count among the 500 new events of a day (eventQuota.test.ts).
    const counts = await strict.db.query<{ n: number }>('select n from rate_limits order by n desc limit 2')
    expect(counts.rows).toEqual([{ n: 400 }, { n: 20 }])
    const { rows } = await strict.db.query<{ id: number }>(
      'update events set series_id = null where id = (select min(id) from events) returning id',
    )
    const { status, body } = await send(rows[0]?.id ?? 0)
    expect([status, body.message]).toEqual([429, expect.stringContaining('At most 20 events')])
    expect(await strict.mails(boss.email)).toHaveLength(1)
    await strict.close()
  })

  test('lists its dates in order, unpublished ones only for its author and superadmins', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    const { events } = await repeat(id, { frequency: 'weekly', count: 3 })
    const read = async (by: Person, of = id) => {
      const path = `/common/events/${of}/series/`
      const answer = await service.request<{ data: AnsweredEvent[] }>('GET', path, { token: by.token })
      return answer.status === 200 ? answer.body.data.map((event) => event.id) : answer.status
    }
    const ids = events.map((event) => event.id)
    expect(await read(asha)).toEqual(ids)
    expect(await read(superadmin)).toEqual(ids)
    expect(await read(ben)).toEqual([id])
    expect(await read(ben, ids[1])).toBe(404)
    expect(await read(asha, (await createEvent(service, asha)).id)).toEqual([])
  })

  test('lists with series=next contain a series once, with its next date', async () => {
    const author = await service.person()
    const word = `yoga${engine}`
    const one = await publishEvent(service, author, superadmin, { title: word, event_category_id: '4' })
    const { events } = await repeat(one.id, { frequency: 'weekly', count: 4 }, author)
    const ids = events.map(({ id }) => id)
    const single = await createEvent(service, author, { title: `${word} alone` })
    const list = async (path: string, by: Person = author) =>
      (await page(service, by, `/common/${path}`)).results.map(({ id }) => id)
    const waiting = async (query: string) => {
      const found: number[] = []
      for (let path: string | null = `/common/events/pending/?page_size=100&${query}`; path;) {
        const { body }: { body: { next: string | null; data: AnsweredEvent[] } } = await service.request(
          'GET',
          path,
          { token: superadmin.token },
        )
        found.push(...body.data.filter(({ title }) => title.startsWith(word)).map(({ id }) => id))
        path = body.next
      }
      return found
    }
    expect(await list('events/my-events/')).toEqual([single.id, ...ids.toReversed()])
    expect(await list('events/my-events/?series=next')).toEqual([single.id, ids[0]])
    expect(await waiting('')).toEqual([...ids.slice(1), single.id])
    expect(await waiting('series=next')).toEqual([ids[1], single.id])

    await decide(service, superadmin, ids[2] ?? 0)
    const explore = `events/list/main/?search=${word}`
    const queries = ['', '&category=4', '&ordering=-created_at', '&glance=true', '&page_size=1']
    for (const query of queries) {
      expect([query, await list(`${explore}${query}&series=next`, ben)]).toEqual([query, [ids[0]]])
    }
    expect(await list(explore, ben)).toEqual(ids)
    expect(await list(`${explore}&date=2026-07-15&series=next`, ben)).toEqual([ids[2]])
    const all = await page(service, ben, '/common/events/list/main/?page_size=100&series=next')
    expect(all.results.filter(({ title }) => title === word).map(({ id }) => id)).toEqual([ids[0]])
    expect(all.count).toBe(all.results.length)

    const begun = service.now().getTime()
    const move = (to: string) => service.advance(Date.parse(to) - service.now().getTime())
    move('2026-07-10T00:00:00Z')
    const later = { ben: await signedInAgain(service, ben), author: await signedInAgain(service, author) }
    expect(await list(`${explore}&series=next`, later.ben)).toEqual([ids[2]])
    expect(await list('events/my-events/?series=next', later.author)).toEqual([single.id, ids[2]])
    move('2026-08-10T00:00:00Z')
    expect(await list(`${explore}&series=next`, await signedInAgain(service, ben))).toEqual([ids[3]])
    service.advance(begun - service.now().getTime())
    asha = await signedInAgain(service, asha)
    ben = await signedInAgain(service, ben)
    superadmin = await signedInAgain(service, superadmin)
  })

  test('the picture files stay until the last date is deleted', async () => {
    const author = await service.person()
    const { events } = await (async () => {
      const { id } = await createEvent(service, author, { images: await photo() })
      return await repeat(id, { frequency: 'weekly', count: 2 }, author)
    })()
    const file = new URL(picturesOf(events[0] as AnsweredEvent)[0]?.image ?? '').pathname.replace(
      '/media/',
      '',
    )
    const remove = (id: number) => service.request('DELETE', `/common/events/${id}/`, { token: author.token })
    const sweep = (later: number) =>
      sweepMedia(service.db, service.services.media, () => new Date(Date.now() + later * dayInMs))
    await remove(events[0]?.id ?? 0)
    await sweep(2)
    expect(await service.services.media.get(file)).not.toBeNull()
    await remove(events[1]?.id ?? 0)
    await sweep(0.5)
    expect(await service.services.media.get(file)).not.toBeNull()
    await sweep(2)
    expect(await service.services.media.get(file)).toBeNull()
  })
})
