import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { Gazetteer } from '../../../../service/places/gazetteer/gazetteer.ts'
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
  [35, -45, 'Atlantic/Azores'],
])('the zone at %d, %d is that of the nearest place: %s', (lat, lng, zone) => {
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
