import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../../../service/ports/db.ts'
import { findZones, renewMoments } from '../../../../service/places/zoneJob.ts'
import {
  createEvent,
  decide,
  page,
  publishEvent,
  readEvent,
  sendEdit,
  titles,
} from '../../../support/events.ts'
import { strays } from '../../../support/database/recount.ts'
import { openTestService, type Person, type TestService } from '../../../support/service.ts'
import { bothEngines } from '../../../support/run/engines.ts'

const zones = {
  at: async (latitude: number) => (latitude > 0 ? 'Europe/Lisbon' : 'Africa/Johannesburg'),
  of: async (location: string) => (location.startsWith('Tokyo') ? 'Asia/Tokyo' : null),
}

describe.each(bothEngines)('zones of events on %s', (engine) => {
  let service: TestService
  let asha: Person
  let root: Person
  const logged: string[] = []

  beforeAll(async () => {
    const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
    const services = { zones, timeZone: 'America/Toronto', log }
    service = await openTestService({ engine, services, now: new Date('2026-06-15T12:00:00Z') })
    asha = await service.person()
    root = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  /** Adds favourites with the present times of these events, which are not published. */
  const keepAll = async (ids: readonly number[]) =>
    await service.db.query(
      `insert into favorites (user_id, event_id, starts_at, over_at, added_at)
       select $1, id, starts_at, over_at, now() from events where id = any ($2::integer[])`,
      [(await service.person()).id, ids],
    )
  const strayFavorites = async () => await rowsOf(service.db, strays)

  const setZone = (time_zone: string) =>
    service.request<{ user: { time_zone: string | null }; errors?: object }>('PATCH', '/common/profile/', {
      token: asha.token,
      form: { time_zone },
    })

  test('come from the coordinates, or else the location, the author or the site, in this order', async () => {
    const zoneOf = async (fields: Record<string, string>) =>
      (await createEvent(service, asha, fields))['time_zone']
    expect(await zoneOf({ location: 'Tokyo', location_details: '38.7,-9.1' })).toBe('Europe/Lisbon')
    expect(await zoneOf({ location: 'Tokyo, Japan' })).toBe('Asia/Tokyo')
    expect(await zoneOf({ location: 'Nowhere' })).toBe('America/Toronto')
    expect((await setZone('asia/Tokyo')).body.user.time_zone).toBe('Asia/Tokyo')
    expect(await zoneOf({ location: 'Nowhere' })).toBe('Asia/Tokyo')
    expect(
      await zoneOf({ is_online_event: 'true', register_link: 'https://example.org', location: 'Tokyo' }),
    ).toBe('Asia/Tokyo')
    const refused = await setZone('Europe/Nowhere')
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { time_zone: ['There is no such time zone.'] },
    ])
    expect((await setZone('')).body.user.time_zone).toBeNull()
    expect(await zoneOf({ location: 'Nowhere', time_zone: 'Asia/Kathmandu' })).toBe('Asia/Kathmandu')
  })

  test('change with the place but keep the clock time, unless a zone is given', async () => {
    const event = await createEvent(service, asha, {
      location_details: '38.7,-9.1',
      event_date: '2026-07-10',
    })
    expect(event['starts_at']).toBe('2026-07-10T18:30:00+01:00')
    const edit = async (fields: Record<string, string>) => {
      const { data } = (await sendEdit(service, asha, event.id, fields)).body
      return [data['time_zone'], data['start_time'], data['starts_at']]
    }
    expect(await edit({ location_details: '-26.2,28.0' })).toEqual([
      'Africa/Johannesburg',
      '18:30:00',
      '2026-07-10T18:30:00+02:00',
    ])
    expect(await edit({ location_details: '38.7,-9.1', time_zone: 'Asia/Kathmandu' })).toEqual([
      'Asia/Kathmandu',
      '18:30:00',
      '2026-07-10T18:30:00+05:45',
    ])
    expect((await edit({ title: 'Another title' }))[0]).toBe('Asia/Kathmandu')
    expect((await edit({ time_zone: '' }))[0]).toBe('Europe/Lisbon')
  })

  test('coordinates leave with the place that they came with', async () => {
    const event = await createEvent(service, asha, {
      venue: 'Hall',
      location: 'Lisbon',
      location_details: '38.7,-9.1',
    })
    const edit = async (fields: Record<string, string>) => {
      const { data } = (await sendEdit(service, asha, event.id, fields)).body
      return [data['location_details'], data['time_zone']]
    }
    expect(await edit({ title: 'Another title', location: 'Lisbon' })).toEqual(['38.7,-9.1', 'Europe/Lisbon'])
    expect(await edit({ location: 'Tokyo, Japan' })).toEqual([null, 'Asia/Tokyo'])
    const { rows } = await service.db.query('select latitude, longitude from events where id = $1', [
      event.id,
    ])
    expect(rows).toEqual([{ latitude: null, longitude: null }])
    expect(await edit({ location_details: '38.7,-9.1' })).toEqual(['38.7,-9.1', 'Europe/Lisbon'])
    // Another venue in the same place has the same zone.
    expect(await edit({ venue: 'Hall 2' })).toEqual([null, 'Europe/Lisbon'])
    expect(await edit({ location: 'Porto', location_details: '38.7,-9.1' })).toEqual([
      '38.7,-9.1',
      'Europe/Lisbon',
    ])
    expect(await edit({ location: 'Coimbra', location_details: '38.7,-9.1' })).toEqual([
      '38.7,-9.1',
      'Europe/Lisbon',
    ])
    expect((await edit({ location_details: 'Second floor' }))[0]).toBe('Second floor')
    expect((await edit({ location: 'Tokyo' }))[0]).toBe('Second floor')
  })

  test('coordinates leave in a proposal too', async () => {
    const event = await createEvent(service, asha, { location: 'Lisbon', location_details: '38.7,-9.1' })
    await decide(service, root, event.slug)
    await sendEdit(service, asha, event.id, { location: 'Tokyo, Japan', as_proposal: 'true' })
    expect((await readEvent(service, asha, event.id))['proposal']).toMatchObject({
      location: 'Tokyo, Japan',
      location_details: null,
      time_zone: 'Asia/Tokyo',
    })
    await service.db.query('delete from events where id = $1', [event.id])
  })

  test("moments are the database's, even if its zone data differ, and answers keep the clock time", async () => {
    const { rows } = await service.db.query<{ source: string }>(
      "select pg_get_functiondef('moment_at(timestamp, text)'::regprocedure) as source",
    )
    // As in a database that still has the summer time that Morocco gave up.
    await service.db.query(`
      create or replace function moment_at(local timestamp, zone text) returns timestamptz language sql immutable parallel safe
        return local at time zone 'UTC' - interval '1 hour'`)
    const event = await createEvent(service, asha, {
      event_date: '2026-11-28',
      start_time: '20:00',
      end_date: '2026-11-29',
      end_time: '01:30',
      time_zone: 'Africa/Casablanca',
      visibility: 'public',
    })
    await decide(service, root, event.slug)
    const { body } = await service.request<{ data: object }>('GET', `/common/shared/${event.slug}/`)
    const moments = { starts_at: '2026-11-28T20:00:00+01:00', ends_at: '2026-11-29T01:30:00+01:00' }
    expect(event).toMatchObject(moments)
    expect(body.data).toMatchObject(moments)
    await service.db.query('delete from events where id = $1', [event.id])
    await service.db.query(rows[0]?.source ?? '')
  })

  test('are determined later for older events without a zone, and logged', async () => {
    const ids = []
    for (const fields of [{ location_details: '38.7,-9.1' }, { location: 'Tokyo' }, { location: 'Nowhere' }])
      ids.push((await createEvent(service, asha, fields)).id)
    await service.db.query('update events set time_zone = null where id = any ($1::integer[])', [ids])
    expect((await readEvent(service, root, ids[0] ?? 0))['time_zone']).toBe('UTC')
    await keepAll(ids)
    await findZones(service.services, new AbortController().signal)
    expect(await strayFavorites()).toEqual([])
    const found = []
    for (const id of ids) found.push((await readEvent(service, root, id))['time_zone'])
    expect(found).toEqual(['Europe/Lisbon', 'Asia/Tokyo', 'America/Toronto'])
    expect(logged.join('')).toContain('"found":{"coordinates":1,"location":1,"site":1}')
  })

  test('update coming moments when the zone rules of the database change, but not past ones', async () => {
    const { db, services } = service
    const definition = "select pg_get_functiondef('moment_at'::regproc) as text"
    const [ours] = await rowsOf<{ text: string }>(db, definition, [])
    const anHourLate = "return (local at time zone zone) + interval '1 hour'"
    const signature = 'moment_at(local timestamp, zone text) returns timestamptz language sql immutable'
    const lisbon = { time_zone: 'Europe/Lisbon', start_time: '18:30', end_time: '20:00' }
    await db.query(`create or replace function ${signature} parallel safe ${anHourLate}`, [])
    const { id: ahead } = await createEvent(service, asha, { ...lisbon, event_date: '2026-07-10' })
    const { id: over } = await createEvent(service, asha, { ...lisbon, event_date: '2026-07-11' })
    await db.query("update events set event_date = '2026-06-01' where id = $1", [over])
    const wrong = await moments([ahead, over])
    await db.query(ours?.text ?? '', [])
    await keepAll([ahead, over])
    await renewMoments(services, new AbortController().signal)
    expect(await strayFavorites()).toEqual([])
    expect(await moments([ahead, over])).toEqual(['2026-07-10T18:30:00+01:00', wrong[1]])
    expect(wrong[0]).toBe('2026-07-10T18:30:00+00:00')
    expect(logged.join('')).toContain('"renewed":1')

    async function moments(ids: number[]) {
      const found = []
      for (const id of ids) found.push((await readEvent(service, root, id))['starts_at'])
      return found
    }
  })

  test('decide the order of Explore and of both halves of favourites, in both directions', async () => {
    const utc = { time_zone: 'UTC', location: 'Hall of zones' }
    const day = (event_date: string, start_time: string, end_time: string, more = {}) => ({
      ...utc,
      event_date,
      start_time,
      end_time,
      ...more,
    })
    const all = [
      ['over long ago', day('2026-06-15', '05:00', '06:00')],
      ['over', day('2026-06-15', '06:00', '11:59')],
      ['running', day('2026-06-15', '10:00', '13:00')],
      ['next', day('2026-06-15', '12:30', '14:00')],
      ['tonight in Honolulu', day('2026-06-15', '18:00', '20:00', { time_zone: 'Pacific/Honolulu' })],
      ['tomorrow', day('2026-06-16', '08:00', '09:00')],
    ] as const
    const festival = day('2026-06-15', '07:00', '22:00', { end_date: '2026-06-20' })
    for (const [title, fields] of [...all, ['festival', festival] as const]) {
      const { id } = await publishEvent(service, asha, root, { ...fields, title })
      await service.request('POST', '/common/favorites/add/', { token: asha.token, json: { event_id: id } })
    }
    const order = ['festival', 'running', 'next', 'tonight in Honolulu', 'tomorrow', 'over', 'over long ago']
    for (const list of ['/common/events/list/main/?location=hall%20of%20zones&', '/common/favorites/?']) {
      const seen = []
      let at: string | null = `${list}page_size=1`
      const path: string[] = []
      while (at) {
        path.push(at)
        const found = await page(service, asha, at)
        seen.push(...titles(found))
        at = found.next
      }
      expect(seen).toEqual(order)
      const back = []
      at = (await page(service, asha, path.at(-1) ?? '')).previous
      while (at) {
        const found = await page(service, asha, at)
        back.push(...titles(found))
        at = found.previous
      }
      expect(back).toEqual(order.slice(0, -1).toReversed())
    }
    const kept = async (query: string) => titles(await page(service, asha, `/common/favorites/?${query}`))
    expect(await kept('upcoming=true')).toEqual(order.slice(0, 5))
    expect(await kept('past=true')).toEqual(order.slice(5))
    expect(await kept('event_date=2026-06-17')).toEqual(['festival'])
    const admin = async (path: string) =>
      (await service.request<{ statistics: { upcoming_events: number } }>('GET', path, { token: root.token }))
        .body
    expect((await admin('/common/superadmin/events/')).statistics.upcoming_events).toBe(5)
  })
})
