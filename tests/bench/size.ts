/**
 * Builds the client, in memory, and adds up the JavaScript that a browser fetches to draw each route, before anybody does anything.
 * Fails when a route is over its budget. `npm test` runs it, and `npm run bench -- size`.
 */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

interface Route {
  path: string
  /** kB (1000 bytes) of gzipped JavaScript. */
  budget: number
  /** The modules that it is drawn with beyond the page's own script, each with all that it imports. */
  loads: string[]
}

const app = 'app/main.tsx'

/** All bounds of the first load. What follows when a page is done, such as urql and what opens over a page, is not in them. */
const routes: Route[] = [
  { path: '/ until one can type', budget: 4, loads: [] },
  { path: '/', budget: 112, loads: [app, 'account/auth/Landing.tsx'] },
  { path: '/home', budget: 110, loads: [app, 'homepage/Home.tsx'] },
  { path: '/explore', budget: 120, loads: [app, 'events/explore/Explore.tsx'] },
  { path: '/admin', budget: 300, loads: [app, 'app/AdminArea.tsx', 'runtime/graph/urqlClient.ts'] },
]

/** kB of the fonts that are asked for with the page. */
const fontBudget = 50

interface Weight extends Omit<Route, 'loads'> {
  files: string[]
  size: number
}

interface FirstLoad {
  weights: Weight[]
  fonts: number
}

const client = join(import.meta.dirname, '../../client')
process.env['NODE_ENV'] = 'production'

const { weights, fonts } = await weighFirstLoad()
say('first load', 'files', 'gz kB', 'budget', '')
for (const { path, files, size, budget } of weights) tell(path, String(files.length), size, budget)
tell('fonts', '', fonts, fontBudget)

function tell(name: string, files: string, size: number, budget: number) {
  const isOver = size > budget
  say(name, files, size.toFixed(1), String(budget), isOver ? 'over' : 'ok')
  if (isOver) process.exitCode = 1
}

function say(name: string, files: string, size: string, budget: string, verdict: string) {
  const line = [name.padEnd(22), ...[files, size, budget].map((text) => text.padStart(7)), `  ${verdict}`]
  process.stdout.write(`${line.join('').trimEnd()}\n`)
}

async function weighFirstLoad(): Promise<FirstLoad> {
  const [result] = [
    await build({
      configFile: join(client, '../vite.config.ts'),
      root: client,
      logLevel: 'warn',
      build: { write: false, sourcemap: false },
    }),
  ].flat()
  if (!result || !('output' in result)) throw new Error('The client could not be built.')
  const { output } = result
  const page = output.find(({ fileName }) => fileName === 'index.html')
  const html = page?.type === 'asset' ? String(page.source) : ''
  const preloaded = output.filter(
    (file) => file.type === 'asset' && html.includes(`as="font" type="font/woff2" href="/${file.fileName}"`),
  )
  return {
    weights: weigh(
      output.filter((file) => file.type === 'chunk'),
      html,
    ),
    fonts: preloaded.reduce((sum, file) => sum + ('source' in file ? file.source.length : 0), 0) / 1000,
  }
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds'>

/** The scripts of each route: those that the page names, and those that it loads. A module that is in none is an error, not nothing. */
function weigh(chunks: readonly Chunk[], page: string): Weight[] {
  const named = chunks.filter(({ fileName }) => page.includes(fileName))
  if (named.length === 0) throw new Error('The page has no script.')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holder = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/client/${module}`)))
    if (!chunk) throw new Error(`The build has no chunk with ${module}.`)
    return chunk
  }
  return routes.map(({ path, budget, loads }) => {
    const found = new Set<Chunk>()
    const visit = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return
      found.add(chunk)
      for (const file of chunk.imports) visit(byName.get(file))
    }
    for (const chunk of [...named, ...loads.map(holder)]) visit(chunk)
    const bytes = [...found].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
    return { path, budget, files: [...found].map(({ fileName }) => fileName), size: bytes / 1000 }
  })
}
