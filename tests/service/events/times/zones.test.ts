import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { Gazetteer } from '../../../../service/places/gazetteer/gazetteer.ts'
import { zone as zoneField } from '../../../../service/http/input/timeZone.ts'
import { gazetteerFile } from '../../../../service/places/gazetteer/gazetteerFile.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = new Gazetteer(await gazetteerFile(tmpdir()))
}, 60_000)

test.each([
  [50.94, 6.96, 'Europe/Berlin'],
  [40.71, -74.01, 'America/New_York'],
  [27.7, 85.32, 'Asia/Kathmandu'],
  // Across the date line, and at sea.
  [-16.8, -179.99, 'Pacific/Fiji'],
  [35, -45, 'Etc/GMT+3'],
  // Islands, borders and enclaves.
  [-31.53, 159.06, 'Australia/Lord_Howe'],
  [-23.12, -134.97, 'Pacific/Gambier'],
  [-43.95, -176.56, 'Pacific/Chatham'],
  [-31.68, 128.88, 'Australia/Eucla'],
  [48.58, 7.75, 'Europe/Paris'],
  [48.57, 7.81, 'Europe/Berlin'],
  [39.88, 20.01, 'Europe/Tirane'],
  [-54.8, -68.3, 'America/Argentina/Ushuaia'],
  [22.57, 88.36, 'Asia/Kolkata'],
  [50.45, 30.52, 'Europe/Kyiv'],
  [90, 0, 'UTC'],
  [-90, 0, 'Antarctica/McMurdo'],
])('the zone at %d, %d is %s', (lat, lng, zone) => {
  expect(gazetteer.zoneAt(lat, lng)).toBe(zone)
})

test.each([
  ['koln', 'Europe/Berlin'],
  ['tokyo', 'Asia/Tokyo'],
  ['москва', 'Europe/Moscow'],
  ['paris', 'Europe/Paris'],
  ['qqqxyz', null],
])('the zone of %s is that of the largest place with this name: %s', (city, zone) => {
  expect(gazetteer.zoneOf(city)).toBe(zone)
})

test('every place has a zone that the runtime knows', () => {
  for (const lat of [-50, -30, -10, 10, 30, 50])
    for (let lng = -180; lng <= 180; lng += 20)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: gazetteer.zoneAt(lat, lng) })).not.toThrow()
})

test.each([
  ['asia/calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['GB', 'Europe/London'],
  ['etc/gmt+3', 'Etc/GMT+3'],
  ['Etc/UTC', 'UTC'],
  ['Europe/Oslo', 'Europe/Oslo'],
])('the zone %s is kept as %s', (given, kept) => expect(zoneField.parse(given)).toBe(kept))

test.each(['Etc/Unknown', 'Mars/Base', '+02:00', ''])('%j is no zone', (given) =>
  expect(zoneField.safeParse(given).success).toBe(false),
)
