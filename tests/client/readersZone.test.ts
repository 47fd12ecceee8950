import { afterEach, expect, test, vi } from 'vitest'
import { readersZone } from '../../client/runtime/device/readersZone.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['ar-EG', 'Europe/Berlin', 'Africa/Cairo'],
  ['he-IL', 'UTC', 'Asia/Jerusalem'],
  ['en-US', 'Africa/Cairo', 'Africa/Cairo'],
  ['ar', 'Europe/Berlin', 'Europe/Berlin'],
  ['de-DE', 'Europe/Berlin', 'Europe/Berlin'],
])('with the language %s and the zone %s, weekends are those of %s', (language, timeZone, expected) => {
  const user = {
    id: '1',
    full_name: 'Asha',
    email: 'asha@example.org',
    user_type: 'user',
    time_zone: timeZone,
  }
  const stored: Record<string, string> = { token: 'token', user: JSON.stringify(user) }
  vi.stubGlobal('navigator', { language })
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored[name] ?? null })
  expect(readersZone()).toBe(expected)
})
