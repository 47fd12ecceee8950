import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breachesOf, importsOf } from './support/boundaries.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('{client,gateway,machines,service,tests}/**/*.{ts,tsx}', { cwd: root })
  .concat(globSync('*.ts', { cwd: root }))
  .filter((path) => !path.includes('/generated/'))

test('every source file imports only what its folder may', () => {
  expect(sources.length).toBeGreaterThan(200)
  const files = Object.fromEntries(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(breachesOf(files)).toEqual([])
})

test.each([
  ['machines/a.ts', "import { useMachine } from '@xstate/react'", 'imports the package @xstate/react'],
  ['machines/a.ts', "import type { Card } from '../client/ui/Card.tsx'", 'imports client/ui/Card.tsx'],
  [
    'machines/rules/a.ts',
    "import { run } from '../../gateway/rest/client.ts'",
    'imports gateway/rest/client.ts',
  ],
  ['client/actors/a.ts', "import { Home } from '../screens/Home.tsx'", 'imports client/screens/Home.tsx'],
  [
    'client/screens/A.tsx',
    "import {\n  one,\n  two,\n} from '../actors/events.ts'",
    'imports client/actors/events.ts',
  ],
  ['client/screens/A.tsx', "import { useQuery } from 'urql'", 'imports the package urql'],
  ['client/screens/A.tsx', "const load = () => import('graphql')", 'imports the package graphql'],
  ['client/screens/A.tsx', "const load = () => fetch('/graphql')", 'uses fetch'],
  ['client/screens/A.tsx', "localStorage.setItem('token', token)", 'uses localStorage'],
  ['client/ui/A.tsx', "import { toasts } from '../../machines/texts.ts'", 'imports machines/texts.ts'],
  ['client/App.tsx', "import { query } from '../service/db.ts'", 'imports service/db.ts'],
  ['gateway/context.ts', "import { createService } from '../service/app.ts'", 'imports service/app.ts'],
  ['gateway/a.ts', "export { toasts } from '../machines/texts.ts'", 'imports machines/texts.ts'],
  [
    'service/a.ts',
    "import type { RestEvent } from '../gateway/rest/event.ts'",
    'imports gateway/rest/event.ts',
  ],
  ['service/a.ts', "import '../client/main.tsx'", 'imports client/main.tsx'],
  ['service/a.ts', "import { b } from './b'", 'imports ./b without its extension'],
  ['service/a.ts', 'export default function a() {}', 'has a default export'],
  ['service/routes/index.ts', '', 'is a barrel'],
  ['client/utils/a.ts', '', 'lies in a folder named utils'],
])('%s: a breach is found (%s)', (path, source, breach) => {
  expect(breachesOf({ [path]: source })).toEqual([`${path}: ${breach}`])
})

test.each([
  ['gateway/server.ts', "import { createService } from '../service/app.ts'"],
  ['client/screens/A.tsx', "import { useMachines } from '../wiring.tsx'\nconst refetch = () => retry()"],
  ['client/actors/a.ts', "// import { Home } from '../screens/Home.tsx'"],
  ['vite.config.ts', 'export default {}'],
])('%s: what is allowed is no breach', (path, source) => {
  expect(breachesOf({ [path]: source })).toEqual([])
})

test('imports are read whatever their form', () => {
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
