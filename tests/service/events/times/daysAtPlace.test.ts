import { afterEach, describe, expect, test } from 'vitest'
import {
  page,
  publishEvent,
  readEvent,
  sendEvent,
  signedInAgain,
  titles,
  type Fields,
} from '../../../support/events.ts'
import { openTestService, type TestService } from '../../../support/service.ts'
import { bothEngines } from '../../../support/run/engines.ts'

describe.each(bothEngines)('days at a place on %s', (engine) => {
  let service: TestService
  afterEach(() => service.close())

  async function openAt(now: string) {
    service = await openTestService({ engine, now: new Date(now) })
    const superadmin = await service.person({ user_type: 'superadmin' })
    const publish = (fields: Fields) => publishEvent(service, superadmin, superadmin, fields)
    const until = (moment: string) => service.advance(Date.parse(moment) - service.now().getTime())
    const reader = () => signedInAgain(service, superadmin)
    const stateOf = async ({ id }: { id: number }) => {
      const event = await readEvent(service, await reader(), id)
      return [event['event_status'], event['days_until_event']]
    }
    const listed = async (path: string) => titles(await page(service, await reader(), path))
    return { superadmin, publish, until, stateOf, listed }
  }

  test('Kiritimati and Honolulu have different days at the same minute', async () => {
    const { publish, stateOf } = await openAt('2026-06-15T10:30:00Z')
    const day = { start_time: '23:45', event_date: '2026-06-16' }
    expect(await stateOf(await publish({ ...day, time_zone: 'Pacific/Kiritimati' }))).toEqual(['today', 0])
    expect(await stateOf(await publish({ ...day, time_zone: 'Pacific/Honolulu' }))).toEqual(['upcoming', 1])
  })

  test('an evening in Los Angeles is today after midnight in UTC, and past once it ends', async () => {
    const { publish, until, stateOf } = await openAt('2026-06-15T20:00:00Z')
    const night = { event_date: '2026-06-15', start_time: '20:00', time_zone: 'America/Los_Angeles' }
    const ends = await publish({ ...night, end_time: '22:00' })
    const open = await publish(night)
    until('2026-06-16T04:59:59Z')
    expect([await stateOf(ends), await stateOf(open)]).toEqual([
      ['today', 0],
      ['today', 0],
    ])
    until('2026-06-16T05:00:00Z')
    expect([(await stateOf(ends))[0], (await stateOf(open))[0]]).toEqual(['past', 'today'])
    until('2026-06-16T07:00:00Z')
    expect((await stateOf(open))[0]).toBe('past')
  })

  test('a dance past midnight is today until it ends', async () => {
    const { publish, until, stateOf } = await openAt('2026-06-15T10:00:00Z')
    const dance = await publish({
      event_date: '2026-06-15',
      start_time: '22:00',
      end_date: '2026-06-16',
      end_time: '02:00',
      time_zone: 'Europe/Berlin',
    })
    until('2026-06-15T23:00:00Z')
    expect(await stateOf(dance)).toEqual(['today', 0])
    until('2026-06-16T00:00:00Z')
    expect((await stateOf(dance))[0]).toBe('past')
  })

  test('a festival is found on each of its days, and in the admin filters by its state', async () => {
    const { publish, until, stateOf, listed } = await openAt('2026-06-15T10:00:00Z')
    const festival = await publish({
      title: 'Festival',
      event_date: '2026-06-18',
      start_time: '10:00',
      end_date: '2026-06-20',
      end_time: '18:00',
      time_zone: 'Asia/Kathmandu',
    })
    const found = async (day: string) => listed(`/common/events/list/main/?date=${day}`)
    for (const day of ['2026-06-18', '2026-06-19', '2026-06-20'])
      expect(await found(day)).toEqual(['Festival'])
    for (const day of ['2026-06-17', '2026-06-21']) expect(await found(day)).toEqual([])
    const within = (from: string, to: string) =>
      listed(`/common/events/list/main/?date_from=${from}&date_to=${to}`)
    for (const [from, to] of [
      ['2026-06-15', '2026-06-18'],
      ['2026-06-19', '2026-06-19'],
      ['2026-06-20', '2026-06-30'],
      ['2026-06-01', '2026-06-30'],
    ] as const)
      expect(await within(from, to)).toEqual(['Festival'])
    expect(await within('2026-06-15', '2026-06-17')).toEqual([])
    expect(await within('2026-06-21', '2026-06-30')).toEqual([])
    const inAdmin = async () => {
      const states = ['upcoming', 'today', 'past', 'active']
      const lists = states.map((state) => listed(`/common/superadmin/events/?event_status=${state}`))
      const counts = await Promise.all(lists)
      return states.filter((_, at) => counts[at]?.length === 1)
    }
    expect([await stateOf(festival), await inAdmin()]).toEqual([
      ['upcoming', 3],
      ['upcoming', 'active'],
    ])
    // Midnight of the first day in Kathmandu, a time on the second day, and the last second.
    for (const moment of ['2026-06-17T18:15:00Z', '2026-06-19T06:00:00Z', '2026-06-20T12:14:59Z']) {
      until(moment)
      expect([await stateOf(festival), await inAdmin()]).toEqual([
        ['today', 0],
        ['today', 'active'],
      ])
    }
    until('2026-06-20T12:15:00Z')
    expect([(await stateOf(festival))[0], await inAdmin()]).toEqual(['past', ['past']])
  })

  test('a last day equal to the first is stored as null, and an unknown zone is refused', async () => {
    const { superadmin, publish } = await openAt('2026-06-15T10:00:00Z')
    const event = await publish({ end_date: '2026-07-01', end_time: '20:00' })
    expect(event['end_date']).toBeNull()
    const { status, body } = await sendEvent(service, superadmin, { time_zone: 'Mars/Olympus' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['time_zone']])
  })
})
