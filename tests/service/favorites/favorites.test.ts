import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEvent, page, publishEvent, sendEdit, signedInAgain, titles } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const list = '/common/favorites/'
const day = 24 * 3_600_000

describe.each(oneEngine)('favourites on %s', (engine) => {
  let service: TestService
  let asha: Person
  let ben: Person
  let superadmin: Person
  const ids: Record<string, number> = {}

  const keep = (by: Person | undefined, json: object) =>
    service.request('POST', '/common/favorites/add/', { token: by?.token, json })
  const drop = (by: Person | undefined, json: object) =>
    service.request('DELETE', '/common/favorites/remove/', { token: by?.token, json })

  beforeAll(async () => {
    service = await openTestService({ engine, now: new Date('2026-06-01T10:00:00.000Z') })
    asha = await service.person()
    ben = await service.person()
    superadmin = await service.person({ user_type: 'superadmin' })
    for (const [title, event_date, event_type_id, event_category_id] of [
      ['Past', '2026-06-05', '1', '1'],
      ['Today', '2026-06-15', '1', '2'],
      ['Soon', '2026-06-20', '2', '2'],
      ['Later', '2026-08-01', '2', '1'],
    ] as const) {
      const event = await publishEvent(service, asha, superadmin, {
        title,
        event_date,
        event_type_id,
        event_category_id,
      })
      ids[title] = event.id
      await keep(ben, { event_id: event.id })
    }
    service.advance(14 * day)
    ;[asha, ben, superadmin] = [
      await signedInAgain(service, asha),
      await signedInAgain(service, ben),
      await signedInAgain(service, superadmin),
    ]
  })
  afterAll(() => service.close())

  test('favourites on one day are sorted by time, even after a time has changed', async () => {
    const dora = await service.person()
    let noon = 0
    for (const [title, start_time] of [
      ['Evening', '20:00'],
      ['Morning', '09:05'],
      ['Noon', '12:00'],
    ] as const) {
      const times = { title, start_time, end_time: '', event_date: '2026-09-05' }
      const { id } = await publishEvent(service, superadmin, superadmin, times)
      await keep(dora, { event_id: id })
      if (title === 'Noon') noon = id
    }
    const listed = async () => titles(await page(service, dora, list))
    expect(await listed()).toEqual(['Morning', 'Noon', 'Evening'])
    const moved = { start_time: '21:30', as_proposal: 'true' }
    expect((await sendEdit(service, superadmin, noon, moved)).status).toBe(200)
    expect(await listed()).toEqual(['Morning', 'Evening', 'Noon'])
    await service.db.query("delete from events where title in ('Morning', 'Noon', 'Evening')")
  })

  test('adding twice or removing twice returns the resulting state', async () => {
    const carl = await service.person()
    const event_id = ids['Soon']
    const kept = { success: true, event_id, is_favorite: true, favorite_count: 2 }
    expect((await keep(carl, { event_id })).body).toEqual(kept)
    expect((await keep(carl, { event_id: String(event_id) })).body).toEqual(kept)
    const read = () =>
      service.request<{ data: object }>('GET', `/common/events/${event_id}/`, { token: carl.token })
    expect((await read()).body.data).toMatchObject({ is_favorite: true, favorite_count: 2 })
    const dropped = { success: true, event_id, is_favorite: false }
    expect((await drop(carl, { event_id })).body).toEqual(dropped)
    expect((await drop(carl, { event_id })).body).toEqual(dropped)
    expect((await drop(carl, { event_id: 2_000_000 })).body).toMatchObject({ is_favorite: false })
    expect((await read()).body.data).toMatchObject({ is_favorite: false, favorite_count: 1 })
  })

  test('only published events can be added', async () => {
    const { id } = await createEvent(service, asha)
    expect((await keep(asha, { event_id: id })).status).toBe(404)
    expect((await keep(ben, { event_id: 2_000_000 })).status).toBe(404)
    const { rows } = await service.db.query('select from favorites where event_id = $1', [id])
    expect(rows).toEqual([])
  })

  test.each([
    {},
    { event_id: 0 },
    { event_id: 1.5 },
    { event_id: 'x' },
    { event_id: 1e12 },
    { event_id: null },
    { event_id: [1] },
    { event_id: 1, user_id: 2 },
  ])('refuses %j', async (json) => {
    expect((await keep(ben, json)).status).toBe(400)
    expect((await drop(ben, json)).status).toBe(400)
  })

  test('needs a token', async () => {
    expect((await keep(undefined, { event_id: 1 })).status).toBe(401)
    expect((await drop(undefined, { event_id: 1 })).status).toBe(401)
    expect((await service.request('GET', list)).status).toBe(401)
  })

  test.each([
    ['', ['Today', 'Soon', 'Later', 'Past']],
    ['upcoming=true', ['Today', 'Soon', 'Later']],
    ['past=true', ['Past']],
    ['event_type=2', ['Soon', 'Later']],
    ['category=2', ['Today', 'Soon']],
    ['event_date=2026-06-20', ['Soon']],
    ['event_type=1&category=1&past=true', ['Past']],
    ['upcoming=true&past=true', []],
    ['upcoming=false&past=false', ['Today', 'Soon', 'Later', 'Past']],
  ])('lists ?%s', async (query, expected) => {
    const answer = await page(service, ben, `${list}?${query}`)
    expect([titles(answer), answer.count]).toEqual([expected, expected.length])
  })

  test('each entry contains the event and the moment when it was added', async () => {
    const { results } = await page(service, ben, list)
    expect(results[0]).toMatchObject({
      id: ids['Today'],
      is_favorite: true,
      added_date: '2026-06-01T10:00:00Z',
    })
  })

  test('pages forwards and backwards', async () => {
    const first = await page(service, ben, `${list}?page_size=3`)
    const second = await page(service, ben, first.next ?? '')
    expect([first, second].map(titles)).toEqual([['Today', 'Soon', 'Later'], ['Past']])
    expect(titles(await page(service, ben, second.previous ?? ''))).toEqual(titles(first))
    expect(titles(await page(service, ben, `${list}?page_size=3&page=2`))).toEqual(['Past'])
  })

  test.each(['upcoming=yes', 'event_type=x', 'event_date=soon', 'page_size=0', 'x=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await service.request('GET', `${list}?${query}`, { token: ben.token })).status).toBe(400)
    },
  )

  test('a new date of an event moves the favourite', async () => {
    const event = await publishEvent(service, asha, superadmin, { title: 'Moves', event_date: '2026-07-02' })
    const dora = await service.person()
    await keep(dora, { event_id: event.id })
    await keep(dora, { event_id: ids['Later'] })
    const listed = async () => titles(await page(service, dora, list))
    expect(await listed()).toEqual(['Moves', 'Later'])
    for (const json of [
      { lifecycle: 'postponed', reason: 'Too hot.' },
      { lifecycle: 'scheduled', event_date: '2026-09-01' },
    ]) {
      const path = `/common/events/${event.id}/lifecycle/`
      expect((await service.request('PATCH', path, { token: asha.token, json })).status).toBe(200)
    }
    expect(await listed()).toEqual(['Later', 'Moves'])
  })

  test('an event is not listed while it waits for a new decision', async () => {
    const event = await publishEvent(service, asha, superadmin, { title: 'Edited' })
    const emil = await service.person()
    await keep(emil, { event_id: event.id })
    await service.db.query("update events set approval_status = 'pending' where id = $1", [event.id])
    expect((await page(service, emil, list)).count).toBe(0)
  })

  test('50 identical concurrent requests add one favourite, and 50 concurrent removals leave none', async () => {
    const { id } = await publishEvent(service, asha, superadmin)
    const count = async () => {
      const { rows } = await service.db.query(
        `select (select count(*) from favorites where event_id = $1) as kept, favorite_count from event_stats where event_id = $1`,
        [id],
      )
      return rows[0]
    }
    const kept = await Promise.all(Array.from({ length: 50 }, () => keep(ben, { event_id: id })))
    expect(new Set(kept.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await count()).toEqual({ kept: 1, favorite_count: 1 })
    await Promise.all(Array.from({ length: 50 }, () => drop(ben, { event_id: id })))
    expect(await count()).toEqual({ kept: 0, favorite_count: 0 })
  })
})
