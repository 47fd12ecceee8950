import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** How code gets a day out of a moment. It needs a zone for that, and what it does not name is the wrong one somewhere. */
const daysOfMoments = [
  /toISOString\(\)\s*\.(slice|split|substring|substr)/,
  /\.get(UTC)?(Date|Day|Month|FullYear)\(/,
  /\.toLocaleDateString\(|\.toDateString\(/,
  /\bTemporal\.Now\b|\btoPlainDate\(/,
  /\b(startOf|endOf|is)(Day|Today|Tomorrow|Yesterday)\(/,
  /\bcurrent_date\b|\b(now\(\)|current_timestamp)::date\b/i,
]

/** In each layer one module says which day it is at a place; the others here read a day that is written already. */
const allowed: Record<string, string> = {
  'machines/events/calendarDays.ts': 'counts days that are written already',
  'machines/events/clock.ts': 'the day at a place, in the browser',
  'service/events/fields/moments.ts': 'the day at a place, in the service',
  'client/ui/words/isoDate.ts': "the reader's own day",
  'client/ui/words/zones.ts': 'the day at a place of which only the offset is known',
  'client/ui/display/DateBadge.tsx': 'shows a day that it is given',
  'client/events/firstLook/firstLookAsked.ts': "the weekday of the reader's own day",
  'gateway/rest/payload.ts': 'reads a day that the service wrote in words',
  'gateway/admin/dashboard.ts': 'reads a month that the service wrote in words',
  'service/admin/dashboard.ts': 'months of sign-ups, which are counted in UTC',
}

const asksForDay = (source: string) => daysOfMoments.some((pattern) => pattern.test(source))

test('no code but that of the clocks gets a day out of a moment', () => {
  const paths = globSync('{client,gateway,machines,service}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('/generated/'),
  )
  const found = paths.filter((path) => asksForDay(readFileSync(join(root, path), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})

test.each([
  'const today = new Date().toISOString().slice(0, 10)',
  'const today = new Date().toISOString()\n  .split("T")[0]',
  'if (start.getDate() === now.getDate()) show()',
  'const year = now.getUTCFullYear()',
  'Temporal.Now.plainDateISO()',
  'const upcoming = "select id from events where event_date >= current_date"',
  'if (isToday(day)) show()',
])('%s is found', (source) => {
  expect(asksForDay(source)).toBe(true)
})
