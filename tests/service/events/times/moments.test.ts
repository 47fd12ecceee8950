/// <reference lib="esnext.temporal" />
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { skippedTo } from '../../../../service/events/fields/moments.ts'
import { sendEvent } from '../../../support/events.ts'
import { openTestService, type TestService } from '../../../support/service.ts'
import { bothEngines } from '../../../support/run/engines.ts'

const zones = [
  'UTC',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
  'Antarctica/Troll',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const fixedDays = ['2024-02-29', '2024-12-31', '2026-01-01', '2027-07-10', '2028-02-29', '2035-12-31']
const times = ['00:00', '00:30', '01:15', '01:45', '02:00', '02:30', '02:59', '03:15', '12:00', '23:30']

/** The days on which the zone's clocks change, both as shown before the change and as shown after it. */
function changesOf(zone: string): string[] {
  const days = new Set<string>()
  const end = Temporal.ZonedDateTime.from(`2035-12-31T00:00[${zone}]`)
  let moment: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${zone}]`)
  while ((moment = moment.getTimeZoneTransition('next')) !== null) {
    if (Temporal.ZonedDateTime.compare(moment, end) > 0) break
    days.add(moment.toPlainDate().toString())
    days.add(moment.subtract({ minutes: 1 }).toPlainDate().toString())
  }
  return [...days]
}

const allClocks = zones.flatMap((zone) =>
  [...fixedDays, ...changesOf(zone)].flatMap((day) => times.map((time) => ({ zone, day, time }))),
)
type Clock = (typeof allClocks)[number]

/**
 * Morocco's clock rules change on this day, and the runtime and a database may have zone data of different
 * ages.
 */
const isSettled = ({ zone, day }: Clock) => zone !== 'Africa/Casablanca' || day < '2026-09-19'
const clocks = allClocks.filter(isSettled)

const local = ({ day, time }: Clock) => Temporal.PlainDateTime.from(`${day}T${time}`)
const earlier = (clock: Clock) => local(clock).toZonedDateTime(clock.zone, { disambiguation: 'earlier' })
const later = (clock: Clock) => local(clock).toZonedDateTime(clock.zone, { disambiguation: 'later' })

const isSkipped = (clock: Clock) => !earlier(clock).toPlainDateTime().equals(local(clock))
const isRepeated = (clock: Clock) => !isSkipped(clock) && !earlier(clock).equals(later(clock))

const shown = clocks.filter((clock) => !isSkipped(clock))
const skipped = clocks.filter(isSkipped)

test('the table contains skipped and repeated times, even of zones with unusual changes', () => {
  expect(shown.length).toBeGreaterThan(300)
  for (const zone of ['Africa/Casablanca', 'Antarctica/Troll', 'Australia/Lord_Howe', 'Pacific/Chatham']) {
    const ofZone = clocks.filter((clock) => clock.zone === zone)
    expect(ofZone.some(isSkipped), zone).toBe(true)
    expect(ofZone.some(isRepeated), zone).toBe(true)
  }
})

test('returns the time that clocks show instead of a skipped one, and null for every other time', () => {
  for (const clock of shown)
    expect(skippedTo(clock.day, clock.time, clock.zone), JSON.stringify(clock)).toBeNull()
  for (const clock of skipped)
    expect(skippedTo(clock.day, clock.time, clock.zone), JSON.stringify(clock)).toBe(
      later(clock).toPlainTime().toString({ smallestUnit: 'minute' }),
    )
})

describe.each(bothEngines)('moments on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await openTestService({ engine, now: new Date('2026-01-15T12:00:00Z') })
  })
  afterAll(() => service.close())

  test('the database computes the same moment as Temporal, and the earlier one in a repeated hour', async () => {
    const { rows } = await service.db.query<{ n: number; moment: string }>(
      `select n::integer, to_char(moment_at((given ->> 'day')::date + (given ->> 'time')::time, given ->> 'zone')
          at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as moment
        from jsonb_array_elements($1::text::jsonb) with ordinality as at(given, n) order by n`,
      [JSON.stringify(shown)],
    )
    const wrong = shown.flatMap((clock, at) => {
      const expected = earlier(clock).toInstant().toString()
      const moment = rows[at]?.moment
      return moment === expected ? [] : [{ ...clock, expected, moment }]
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['Europe/Berlin', '2026-03-29', '02:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15'],
    ['Antarctica/Troll', '2026-03-29', '02:00'],
    ['Pacific/Chatham', '2026-09-27', '03:15'],
    ['America/Santiago', '2026-09-06', '00:30'],
    ['Africa/Casablanca', '2026-03-22', '02:30'],
  ])('in %s the clocks skip %s %s, which is refused as a start and as an end', async (zone, day, time) => {
    const author = await service.person()
    const asStart = await sendEvent(service, author, { event_date: day, start_time: time, time_zone: zone })
    expect(asStart.status).toBe(400)
    expect(Object.keys(asStart.body.errors ?? {})).toEqual(['start_time'])
    const dayBefore = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
    const asEnd = await sendEvent(service, author, {
      event_date: dayBefore,
      start_time: '22:00',
      end_date: day,
      end_time: time,
      time_zone: zone,
    })
    expect(asEnd.status).toBe(400)
    expect(Object.keys(asEnd.body.errors ?? {})).toEqual(['end_time'])
  })
})
