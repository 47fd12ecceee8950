import { expect, test } from 'vitest'
import { arrival } from '../../machines/account/routes.ts'
import { rootSession, session } from '../workflows/fixtures.ts'

test.each([
  ['/explore?event=7', '/explore?event=7'],
  ['/myevents/?period=past', '/myevents?period=past'],
  [null, '/home'],
  ['/', '/home'],
  ['/admin/events?view=7', '/home'],
  ['/e/open-air-jazz-7', '/home'],
  ['//evil.example/explore', '/home'],
  ['https://evil.example/explore', '/home'],
  ['/\\evil.example/home', '/home'],
  ['/explore/../../evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
])('a login after %s leads a member to %s and never to another site', (requested, place) => {
  expect(arrival(requested, session)).toBe(place)
})

test('a login leads a superadmin back to the admin area', () => {
  expect(arrival('/admin/events?view=7', rootSession)).toBe('/admin/events?view=7')
})
