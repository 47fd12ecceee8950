/**
 * Builds the client, in memory, and adds up the JavaScript that a browser fetches of each route by itself. That it fetches nothing
 * else is `tests/browser/line/early.spec.ts`. Fails when a route is over its budget. `npm test` runs it, and `npm run bench -- size`.
 */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { type FirstLoad, firstLoads, scriptName } from '../support/firstLoad.ts'

/** kB of the script that the page names: what the landing page needs until one can type. */
const pageBudget = 4

/** kB with the dashboard, which is drawn with these modules and all that they import. */
const adminBudget = 300
const admin = ['app/main.tsx', 'app/AdminArea.tsx', 'runtime/graph/urqlClient.ts']

/** kB of the fonts that are asked for with the page. */
const fontBudget = 50

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds'>

const client = join(import.meta.dirname, '../../client')
process.env['NODE_ENV'] = 'production'

const { chunks, page, fonts } = await buildClient()
const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
const named = chunks.filter(({ fileName }) => page.includes(fileName))
if (named.length === 0) throw new Error('The page has no script.')

say('first load', 'files', 'gz kB', 'budget', '')
tell('/ until one can type', weigh(named), pageBudget, named.length)
for (const route of firstLoads) {
  const scripts = scriptsOf(route)
  tell(route.path, weigh(scripts), route.budget, scripts.length)
}
const drawn = withImports([...named, ...admin.map(holder)])
tell('/admin', weigh(drawn), adminBudget, drawn.length)
tell('fonts', fonts, fontBudget)

function tell(name: string, size: number, budget: number, files?: number) {
  const isOver = size > budget
  say(name, String(files ?? ''), size.toFixed(1), String(budget), isOver ? 'over' : 'ok')
  if (isOver) process.exitCode = 1
}

function say(name: string, files: string, size: string, budget: string, verdict: string) {
  const line = [name.padEnd(22), ...[files, size, budget].map((text) => text.padStart(7)), `  ${verdict}`]
  process.stdout.write(`${line.join('').trimEnd()}\n`)
}

async function buildClient() {
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
  const index = output.find(({ fileName }) => fileName === 'index.html')
  const whole = index?.type === 'asset' ? String(index.source) : ''
  const html = whole.replace(/<!--elsewhere-->.*<!--\/elsewhere-->/s, '')
  const preloaded = output.filter(
    (file) => file.type === 'asset' && html.includes(`as="font" type="font/woff2" href="/${file.fileName}"`),
  )
  return {
    chunks: output.filter((file) => file.type === 'chunk'),
    page: html,
    fonts: preloaded.reduce((sum, file) => sum + ('source' in file ? file.source.length : 0), 0) / 1000,
  }
}

/** The scripts that a route names. One that is not built, or that needs another, is an error, not nothing. */
function scriptsOf({ path, scripts }: FirstLoad): Chunk[] {
  const found = scripts.flatMap((name) => chunks.filter(({ fileName }) => scriptName(fileName) === name))
  const needed = new Set(withImports(found).map(({ fileName }) => scriptName(fileName)))
  if (needed.size !== scripts.length || scripts.some((name) => !needed.has(name)))
    throw new Error(`${path} needs ${[...needed].join(', ')}, and is said to need ${scripts.join(', ')}.`)
  return found
}

function holder(module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/client/${module}`)))
  if (!chunk) throw new Error(`The build has no chunk with ${module}.`)
  return chunk
}

function withImports(first: Chunk[]): Chunk[] {
  const found = new Set(first)
  for (const { imports } of found)
    for (const file of imports) {
      const chunk = byName.get(file)
      if (chunk) found.add(chunk)
    }
  return [...found]
}

/** kB */
function weigh(weighed: Chunk[]): number {
  return weighed.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000
}
