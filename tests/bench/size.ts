/**
 * Builds the client and adds up the JavaScript that a browser fetches to draw each route, before anybody does anything:
 * the page's own modules, and those that the route draws with, each with all that it imports. Fails when a route is over its budget.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Manifest } from 'vite'

/** kB (1000 bytes) of gzipped JavaScript, and what the route loads beyond the page's entry. urql comes with the first call. */
const routes: { path: string; budget: number; loads: string[] }[] = [
  { path: '/', budget: 100, loads: ['account/auth/Landing.tsx'] },
  {
    path: '/home',
    budget: 140,
    loads: ['app/Frame.tsx', 'homepage/Home.tsx', 'runtime/graph/urqlClient.ts'],
  },
  {
    path: '/explore',
    budget: 140,
    loads: ['app/Frame.tsx', 'events/explore/Explore.tsx', 'runtime/graph/urqlClient.ts'],
  },
  { path: '/admin', budget: 300, loads: ['app/AdminArea.tsx', 'runtime/graph/urqlClient.ts'] },
]

const folder = mkdtempSync(join(tmpdir(), 'plaza-size-'))
try {
  await build({
    configFile: join(import.meta.dirname, '..', '..', 'vite.config.ts'),
    root: join(import.meta.dirname, '..', '..', 'client'),
    logLevel: 'warn',
    build: { outDir: folder, manifest: true, sourcemap: false },
  })
  report()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function report() {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const rows = routes.map(({ path, budget, loads }) => {
    const files = filesOf(manifest, ['index.html', ...loads])
    const size = files.reduce((sum, file) => sum + gzipped(file), 0) / 1000
    return { path, files: files.length, size, budget, isOver: size > budget }
  })
  say('route', 'files', 'gz kB', 'budget', '')
  for (const { path, files, size, budget, isOver } of rows)
    say(path, String(files), size.toFixed(1), String(budget), isOver ? 'over' : 'ok')
  if (rows.some(({ isOver }) => isOver)) process.exitCode = 1
}

/** The scripts of these modules and of all that they import; an unknown module is an error, not nothing. */
function filesOf(manifest: Manifest, modules: string[]): string[] {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no chunk for ${name}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...files]
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
}

function say(route: string, files: string, size: string, budget: string, verdict: string) {
  const line = [route.padEnd(10), ...[files, size, budget].map((text) => text.padStart(7)), `  ${verdict}`]
  process.stdout.write(`${line.join('').trimEnd()}\n`)
}
