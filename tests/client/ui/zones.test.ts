import { expect, test, vi } from 'vitest'
import { catalogOf } from '../../../machines/language/catalog.ts'
import { speak } from '../../../client/ui/words/language.ts'
import { deviceZone } from '../../../client/ui/words/deviceZone.ts'
import { daySpan, timeFacts, timesOf, todayAt } from '../../../client/ui/words/zones.ts'

/** The moment 20:00 in the tests' time zone, written with the offset of a zone that is `hours` ahead. */
function momentAhead(hours: number): string {
  const moment = new Date(2027, 6, 10, 20)
  const minutes = hours * 60 - moment.getTimezoneOffset()
  const clock = new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, 19)
  const [whole, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${clock}${minutes < 0 ? '-' : '+'}${two(whole)}:${two(rest)}`
}
const two = (figure: number) => String(figure).padStart(2, '0')

const jazz = { startTime: '21:00:00', endTime: '23:00:00', timeZone: 'Europe/Lisbon', isOnline: false }
const there = '9:00 PM - 11:00 PM'

test.each([
  ["at a place in the reader's time zone", {}, 0, [there, null]],
  ['at a place an hour ahead', {}, 1, [there, 'Lisbon time. Your time: 8:00 PM']],
  ['at a place where it is already the next day', {}, 5, [there, 'Lisbon time. Your time: July 10, 8:00 PM']],
  ['online, an hour ahead', { isOnline: true }, 1, ['Your time: 8:00 PM', `${there}, Lisbon time`]],
  ['online, at the same time', { isOnline: true }, 0, [there, null]],
  ['at an unknown place', { timeZone: null }, 1, [there, null]],
])('the times of an event %s', (_, more, hours, expected) => {
  expect(timesOf({ ...jazz, startsAt: momentAhead(hours), ...more })).toEqual(expected)
})

test('the times of an event are translated as a whole sentence', () => {
  const whole = (id: string, text: string) => ({ id, text })
  speak(
    'de',
    catalogOf([
      whole('{place} time. Your time: {time}', 'Bei Ihnen {time}, am Ort ({place}) anders.'),
      whole('Your time: {time}', '{time} bei Ihnen'),
      whole('{times}, {place} time', '{place}: {times}'),
    ]),
  )
  const event = { ...jazz, startsAt: momentAhead(1) }
  const translated = [timesOf(event), timesOf({ ...event, isOnline: true })]
  speak('en', {})
  expect(translated).toEqual([
    ['21:00–23:00 Uhr', 'Bei Ihnen 20:00, am Ort (Lisbon) anders.'],
    ['20:00 bei Ihnen', 'Lisbon: 21:00–23:00 Uhr'],
  ])
})

test("facts start with the place's time, or with the reader's for an online event", () => {
  const facts = (isOnline: boolean) =>
    timeFacts({ ...jazz, isOnline, startsAt: momentAhead(1) }, ['Time', there]).map(([label, text]) => [
      label,
      text,
    ])
  const [zone, time, own] = [
    ['Time Zone', 'Lisbon'],
    ['Time', there],
    ['Your Time', '8:00 PM'],
  ]
  expect(facts(false)).toEqual([zone, time, own])
  expect(facts(true)).toEqual([own, zone, time])
})

test.each([
  ['2027-07-10', null, 'July 10, 2027'],
  ['2027-07-10', '2027-07-12', 'July 10 - 12, 2027'],
  ['2027-07-30', '2027-08-02', 'July 30, 2027 - August 2, 2027'],
])('%s to %s is shown as %s', (first, last, expected) => expect(daySpan(first, last)).toBe(expected))

test('today is the current day at the place', () => {
  const now = new Date('2027-07-10T23:30:00Z')
  expect(todayAt('2027-07-20T20:00:00+01:00', now)).toBe('2027-07-11')
  expect(todayAt('2027-07-20T20:00:00-07:00', now)).toBe('2027-07-10')
  expect(todayAt(null, new Date(2027, 6, 10, 20))).toBe('2027-07-10')
})

test.each([
  ['Etc/Unknown', ''],
  [undefined, ''],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['UTC', 'UTC'],
])('the zone %s of a browser is the device zone %j', (timeZone, zone) => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone }
  const spy = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue(options as Intl.ResolvedDateTimeFormatOptions)
  expect(deviceZone()).toBe(zone)
  spy.mockRestore()
})
