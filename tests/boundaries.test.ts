import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breachesOf, circlesOf, importsOf, loadedWith } from './support/run/boundaries.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('{client,gateway,machines,service,tests}/**/*.{ts,tsx}', { cwd: root })
  .concat(globSync('*.ts', { cwd: root }))
  .filter((path) => !path.includes('/generated/'))

const statements = (count: number) => "import { useId } from 'react'\n".repeat(count)

const files = Object.fromEntries(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

test('every source file imports only what its folder may', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(breachesOf(files)).toEqual([])
})

test('there are no import cycles between files, or between the folders of a layer', () => {
  const product = Object.entries(files).filter(([path]) => !path.startsWith('tests/'))
  expect(circlesOf(Object.fromEntries(product))).toEqual([])
})

test('the gateway on its own loads nothing from the service', () => {
  const loaded = loadedWith('gateway/process/server.ts', files)
  expect(loaded.filter((path) => path.startsWith('service/'))).toEqual([])
  expect(loaded).toContain('gateway/rest/client.ts')
  expect(loadedWith('gateway/process/service.ts', files)).toContain('service/store/engine/session.ts')
})

test('loaded files are found through every import except type-only and dynamic ones', () => {
  const chain = {
    'a/one.ts': "import {\n  two,\n} from '../b/two.ts'\nconst later = () => import('./never.ts')",
    'b/two.ts': "import type {\n  Type,\n} from './type.ts'\nexport { three } from './three.ts'",
    'b/three.ts': "import '../a/one.ts'",
  }
  expect(loadedWith('a/one.ts', chain)).toEqual(['a/one.ts', 'b/two.ts', 'b/three.ts'])
})

test('a cycle between folders is found even if their files have none', () => {
  const circle = {
    'service/a/one.ts': "import { two } from '../b/two.ts'",
    'service/b/two.ts': '',
    'service/b/other.ts': "import type { More } from '../a/more.ts'",
    'service/a/more.ts': '',
    'client/x.ts': "import { y } from './y.ts'",
    'client/y.ts': "import { x } from './x.ts'",
  }
  expect(circlesOf(circle)).toEqual([
    'client/x.ts -> client/y.ts',
    'client/y.ts -> client/x.ts',
    'service/a -> service/b',
    'service/b -> service/a',
  ])
})

test.each([
  ['machines/a.ts', "import { useMachine } from '@xstate/react'", 'imports the package @xstate/react'],
  ['machines/a.ts', "import type { Card } from '../client/ui/Card.tsx'", 'imports client/ui/Card.tsx'],
  [
    'machines/events/a.ts',
    "import { run } from '../../gateway/rest/client.ts'",
    'imports gateway/rest/client.ts',
  ],
  ['client/events/A.tsx', "import { run } from './actors.ts'", 'imports client/events/actors.ts'],
  [
    'client/events/A.tsx',
    "import {\n  one,\n  two,\n} from '../favorites/actors.ts'",
    'imports client/favorites/actors.ts',
  ],
  [
    'client/events/A.tsx',
    "import { api } from '../runtime/graph/api.ts'",
    'imports client/runtime/graph/api.ts',
  ],
  ['client/events/A.tsx', "import { Home } from '../homepage/Home.tsx'", 'imports client/homepage/Home.tsx'],
  [
    'client/admin/a/A.tsx',
    "const B = later(() => import('../../account/b/B.tsx'))",
    'imports client/account/b/B.tsx',
  ],
  ['client/events/A.tsx', "import { useQuery } from 'urql'", 'imports the package urql'],
  ['client/events/actors.ts', "import { idb } from 'idb'", 'imports the package idb'],
  ['client/events/A.tsx', "const load = () => import('graphql')", 'imports the package graphql'],
  ['client/events/A.tsx', "const load = () => fetch('/graphql')", 'uses fetch'],
  ['client/events/A.tsx', "localStorage.setItem('token', token)", 'uses localStorage'],
  [
    'client/ui/A.tsx',
    "import { toasts } from '../../machines/events/texts.ts'",
    'imports machines/events/texts.ts',
  ],
  [
    'client/events/A.tsx',
    "import { Card } from '../ui/layout/Card.tsx'",
    'imports client/ui/layout/Card.tsx, not the barrel',
  ],
  ['client/ui/a.ts', "import { Card } from './index.ts'", 'imports client/ui/index.ts'],
  ['client/runtime/a.ts', "import { A } from '../events/A.tsx'", 'imports client/events/A.tsx'],
  ['client/app/App.tsx', "import { query } from '../../service/ports/db.ts'", 'imports service/ports/db.ts'],
  [
    'gateway/graph/context.ts',
    "import { createService } from '../../service/run/app.ts'",
    'imports service/run/app.ts',
  ],
  [
    'gateway/a.ts',
    "export { toasts } from '../machines/events/texts.ts'",
    'imports machines/events/texts.ts',
  ],
  [
    'service/a.ts',
    "import type { RestEvent } from '../gateway/events/eventAnswer.ts'",
    'imports gateway/events/eventAnswer.ts',
  ],
  ['service/a.ts', "import '../client/app/main.tsx'", 'imports client/app/main.tsx'],
  ['service/a.ts', "import { b } from './b'", 'imports ./b without its extension'],
  ['service/a.ts', 'export default function a() {}', 'has a default export'],
  ['service/events/index.ts', '', 'is a barrel'],
  ['client/events/A.tsx', statements(16), 'has more than 15 import statements'],
  ['client/utils/a.ts', '', 'lies in a folder named utils'],
])('%s: a violation is found (%s)', (path, source, breach) => {
  expect(breachesOf({ [path]: source })).toEqual([`${path}: ${breach}`])
})

test.each([
  ['gateway/process/service.ts', "import { startService } from '../../service/run/start.ts'"],
  ['client/events/A.tsx', "import { useMachines } from './machines.ts'\nconst refetch = () => retry()"],
  ['client/app/A.tsx', "import { Home } from '../homepage/Home.tsx'"],
  ['client/events/a/A.tsx', "import { B } from '../B.tsx'"],
  ['client/events/A.tsx', "import { Card } from '../ui/index.ts'"],
  ['client/events/A.tsx', "const Map = later(() => import('../ui/display/map/TileMap.tsx'))"],
  ['client/events/A.tsx', statements(15)],
  ['client/ui/index.ts', "export { Card } from './layout/Card.tsx'"],
  ['client/ui/a.ts', "// import { Home } from '../homepage/Home.tsx'"],
  ['vite.config.ts', 'export default {}'],
])('%s: a permitted import is not reported', (path, source) => {
  expect(breachesOf({ [path]: source })).toEqual([])
})

test('imports are found in every syntactic form', () => {
  const source = [
    "import one from 'a'",
    "import type { Two } from 'b'",
    "import * as three from 'c'",
    "export { four } from 'd'",
    "export * from 'e'",
    "import 'f'",
    "const seven = await import('g')",
    'const text = "import nothing from \'h\'"',
  ]
  expect(importsOf(source.join('\n')).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})

/**
 * Ways to get a calendar day from a moment. Each needs a time zone, and an implicit zone is wrong for some
 * users.
 */
const daysOfMoments = [
  /toISOString\(\)\s*\.(slice|split|substring|substr)/,
  /\.get(UTC)?(Date|Day|Month|FullYear)\(/,
  /\.toLocaleDateString\(|\.toDateString\(/,
  /\bTemporal\.Now\b|\btoPlainDate\(/,
  /\b(startOf|endOf|is)(Day|Today|Tomorrow|Yesterday)\(/,
  /\bcurrent_date\b|\b(now\(\)|current_timestamp)::date\b/i,
]

/**
 * The modules that may. One per layer decides which day it is at a place; most others only count or reformat
 * given days.
 */
const allowed: Record<string, string> = {
  'machines/events/calendarDays.ts': 'counts days and months that are written already',
  'service/events/series/days.ts': 'counts weeks and months of days that are written already',
  'machines/events/clock.ts': 'the day at a place, in the browser',
  'service/events/fields/moments.ts': 'the day at a place, in the service',
  'client/ui/words/deviceZone.ts': "the reader's own day",
  'client/ui/words/zones.ts': 'the day at a place of which only the offset is known',
  'client/ui/display/DateBadge.tsx': 'shows a day that it is given',
  'gateway/rest/payload.ts': 'reads a day that the service wrote in words',
  'gateway/admin/dashboard.ts': 'reads a month that the service wrote in words',
  'service/admin/dashboard.ts': 'months of sign-ups, which are counted in UTC',
}

const asksForDay = (source: string) => daysOfMoments.some((pattern) => pattern.test(source))

test('only the clock modules derive a day from a moment', () => {
  const paths = sources.filter((path) => !path.startsWith('tests/') && path.includes('/'))
  const found = paths.filter((path) => asksForDay(files[path] ?? ''))
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
