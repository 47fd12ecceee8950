import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type AnsweredEvent,
  createEvent,
  decide,
  type Fields,
  photo,
  picturesOf,
  readEvent,
  sendEdit,
  signedInAgain,
} from '../../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { oneEngine } from '../../../support/run/engines.ts'

interface Answer {
  data: { series: { id: number; count: number }; events: AnsweredEvent[] }
  message: string
  errors?: Record<string, string[]>
}

describe.each(oneEngine)('extending series on %s', (engine) => {
  let service: TestService
  let begun: number
  let asha: Person
  let ben: Person
  let superadmin: Person

  beforeAll(async () => {
    service = await openTestService({ engine })
    begun = service.now().getTime()
    asha = await service.person()
    ben = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())
  /** Sets the clock. Unless a test says otherwise, a series begins on July 1, 2026, a Wednesday. */
  const at = async (moment: number | string) => {
    service.advance((typeof moment === 'string' ? Date.parse(moment) : moment) - service.now().getTime())
    asha = await signedInAgain(service, asha)
  }
  beforeEach(() => at(begun))

  const days = (events: readonly AnsweredEvent[]) => events.map((event) => event['event_date'])
  async function repeated(json: object = { frequency: 'weekly', count: 3 }, fields: Fields = {}) {
    const { id } = await createEvent(service, asha, fields)
    const path = `/common/events/${id}/repeat/`
    const { body } = await service.request<Answer>('POST', path, { token: asha.token, json })
    return body.data.events
  }
  const ask = (id: number | undefined, json: object, by = asha) =>
    service.request<Answer>('POST', `/common/events/${id}/series/`, { token: by.token, json })
  async function extended(id: number | undefined, json: object) {
    const { status, body } = await ask(id, json)
    expect([status, body.message, body.errors]).toEqual([201, undefined, undefined])
    return body.data
  }
  async function refused(id: number | undefined, json: object, by = asha) {
    const { status, body } = await ask(id, json, by)
    return [status, body.errors ? Object.keys(body.errors).toSorted() : body.message]
  }
  const edit = async (event: AnsweredEvent | undefined, form: Fields) => {
    const { status } = await sendEdit(service, asha, event?.id ?? 0, { as_proposal: 'true', ...form })
    expect(status).toBe(200)
  }

  test('adds pending dates, copied from the last one that was not changed individually, and keeps the others', async () => {
    const events = await repeated(undefined, {
      title: 'Pottery evening',
      end_date: '2026-07-02',
      end_time: '01:00',
      visibility: 'link',
      images: [await photo(90, 80), await photo(80, 80)],
    })
    const [first, second, third] = events
    await decide(service, superadmin, first?.id ?? 0)
    await edit(third, { title: 'Pottery with guests' })
    await decide(service, superadmin, third?.id ?? 0, {
      action: 'publish',
      version: (await readEvent(service, superadmin, third?.id ?? 0))['version'],
    })
    const { series, events: added } = await extended(first?.id, { count: 5 })
    expect(series).toEqual({ id: expect.any(Number), count: 5 })
    expect(days(added)).toEqual(['2026-07-22', '2026-07-29'])
    for (const [index, event] of added.entries()) {
      expect(event).toMatchObject({
        title: 'Pottery evening',
        end_date: index === 0 ? '2026-07-23' : '2026-07-30',
        visibility: 'link',
        approval_status: 'pending',
        series: { id: series.id, position: index + 4, count: 5 },
        recurrence: { frequency: 'weekly', interval: 1, changed_alone: false, upcoming: 5 },
      })
      expect(picturesOf(event).map(({ image }) => image)).toEqual(
        picturesOf(second as AnsweredEvent).map(({ image }) => image),
      )
    }
    const before = await Promise.all(events.map(({ id }) => readEvent(service, asha, id)))
    expect(before.map((event) => [event.title, event.approval_status])).toEqual([
      ['Pottery evening', 'published'],
      ['Pottery evening', 'published'],
      ['Pottery with guests', 'published'],
    ])
    await decide(service, superadmin, added[1]?.id ?? 0)
    expect((await readEvent(service, ben, added[0]?.id ?? 0))['series']).toMatchObject({
      position: 4,
      count: 5,
    })
  })

  test('continues the rule, even if dates were moved, left out or deleted', async () => {
    const weekly = await repeated({ frequency: 'weekly', interval: 2, count: 4 })
    await edit(weekly[3], { event_date: '2026-08-13' })
    expect(days((await extended(weekly[1]?.id, { count: 6 })).events)).toEqual(['2026-08-26', '2026-09-09'])
    await service.request('DELETE', `/common/events/${weekly[3]?.id}/`, { token: asha.token })
    const more = await extended(weekly[0]?.id, { until: '2026-10-08', except: ['2026-09-23'] })
    expect(days(more.events)).toEqual(['2026-10-07'])

    const last = await repeated({ frequency: 'monthly_weekday', count: 3 }, { event_date: '2026-07-29' })
    expect(days(last)).toEqual(['2026-07-29', '2026-08-26', '2026-09-30'])
    await service.request('DELETE', `/common/events/${last[2]?.id}/`, { token: asha.token })
    const fifth = await extended(last[0]?.id, { until: '2026-12-31' })
    expect(days(fifth.events)).toEqual(['2026-09-30', '2026-10-28', '2026-11-25', '2026-12-30'])

    const monthly = await repeated({ frequency: 'monthly_day', count: 2 }, { event_date: '2026-07-31' })
    const further = await extended(monthly[0]?.id, { count: 4 })
    expect(days(further.events)).toEqual(['2026-10-31', '2026-12-31'])
  })

  test.each<[object, string[]]>([
    [{}, ['count', 'until']],
    [{ count: 4, until: '2026-08-01' }, ['count', 'until']],
    [{ count: 3 }, ['count']],
    [{ count: 2 }, ['count']],
    [{ count: '4' }, ['count']],
    [{ count: 4, frequency: 'weekly' }, ['frequency']],
    [{ until: '2026-07-15' }, ['until']],
    [{ until: '2026-07-21' }, ['until']],
    [{ until: '2027-07-02' }, ['until']],
    [{ count: 4, except: ['2026-07-22'] }, ['except']],
    [{ count: 53 }, ['count']],
    [{ until: '2027-07-01' }, ['until']],
  ])('%o is refused with an error for each field', async (json, fields) => {
    const [first] = await repeated()
    expect(await refused(first?.id, json)).toEqual([400, fields])
    expect((await readEvent(service, asha, first?.id ?? 0))['series']).toMatchObject({ count: 3 })
  })

  test('52 dates and 12 months are counted from the next date', async () => {
    const [first] = await repeated({ frequency: 'weekly', count: 52 })
    expect(await refused(first?.id, { count: 53 })).toEqual([400, ['count']])
    // By now, two dates are over.
    await at('2026-07-09T12:00:00Z')
    expect(await refused(first?.id, { count: 55 })).toEqual([400, ['count']])
    const { series, events } = await extended(first?.id, { count: 54 })
    expect([series.count, days(events)]).toEqual([54, ['2027-06-30', '2027-07-07']])
    // The answer for each date contains the number of coming dates.
    const over = await readEvent(service, asha, first?.id ?? 0)
    expect(over).toMatchObject({ event_status: 'past', recurrence: { upcoming: 52 } })
    const [monthly] = await repeated({ frequency: 'monthly_day', count: 2 }, { event_date: '2026-07-20' })
    expect(await refused(monthly?.id, { until: '2027-07-21' })).toEqual([400, ['until']])
    expect((await extended(monthly?.id, { until: '2027-07-20' })).series.count).toBe(13)
  })

  test('only the author can extend a series, and only while it continues', async () => {
    const [first, , third] = await repeated()
    expect(await refused(first?.id, { count: 4 }, ben)).toEqual([404, 'Event not found.'])
    const notOwn = 'Only its author may extend a series.'
    expect(await refused(first?.id, { count: 4 }, superadmin)).toEqual([403, notOwn])
    const alone = await createEvent(service, asha)
    expect(await refused(alone.id, { count: 4 })).toEqual([409, 'This event is not part of a series.'])
    const cancel = (id: number | undefined, scope: string) =>
      service.request('PATCH', `/common/events/${id}/lifecycle/`, {
        token: asha.token,
        json: { lifecycle: 'cancelled', reason: 'Storm', scope },
      })
    await cancel(third?.id, 'this')
    expect((await extended(first?.id, { count: 4 })).events[0]).toMatchObject({
      event_date: '2026-07-22',
      lifecycle: 'scheduled',
    })
    await cancel(first?.id, 'all')
    expect(await refused(first?.id, { count: 5 })).toEqual([409, 'No date of this series takes place.'])
    const [over] = await repeated()
    await at('2026-07-16T12:00:00Z')
    expect(await refused(over?.id, { count: 5 })).toEqual([409, 'This series is over.'])
  })

  test('the second of two concurrent extensions sees the dates of the first', async () => {
    const [first] = await repeated()
    const answers = await Promise.all([ask(first?.id, { count: 4 }), ask(first?.id, { count: 4 })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  })

  test('counts as one created event, writes audit entries and raises the versions of pending dates', async () => {
    const [first] = await repeated()
    const version = async () => (await readEvent(service, superadmin, first?.id ?? 0))['version']
    const before = await version()
    const { events } = await extended(first?.id, { count: 5 })
    expect(await version()).not.toBe(before)
    const { rows } = await service.db.query<{ action: string }>(
      'select action from audit_log where entity_id = any ($1::integer[]) order by id',
      [events.map(({ id }) => id)],
    )
    expect(rows.map(({ action }) => action)).toEqual(['create', 'create'])
    const mails = await service.db.query<{ data: { events: number[] } }>(
      `select data from mail_outbox where kind = 'event-submitted' order by id desc limit 1`,
    )
    expect(mails.rows[0]?.data).toEqual({ events: [events[0]?.id] })

    const strict = await openTestService({ engine, services: { rateLimits: true } })
    const author = await strict.person()
    const { id } = await createEvent(strict, author)
    const send = (path: string, json: object) =>
      strict.request<Answer>('POST', `/common/events/${id}/${path}/`, { token: author.token, json })
    await send('repeat', { frequency: 'weekly', count: 2 })
    for (let n = 3; n <= 20; n += 1) expect((await send('series', { count: n })).status).toBe(201)
    expect((await send('series', { count: 21 })).status).toBe(429)
    await strict.close()
  })
})
