/**
 * Adds up the JavaScript of the built client that a browser fetches for each route without interaction.
 * `tests/browser/line/early.deep.spec.ts` checks that it fetches nothing else. Fails if a route exceeds its
 * budget. Part of `npm test`, and `npm run bench -- size`.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { type FirstLoad, firstLoads, scriptName } from '../support/firstLoad.ts'

/**
 * The maximum size in kB of the script in the page itself: the code that the landing page needs before its
 * form accepts input.
 */
const pageBudget = 10

/**
 * The maximum size in kB of the admin area with the dashboard: these modules and everything that they import.
 */
const adminBudget = 320
const admin = ['app/main.tsx', 'app/AdminArea.tsx', 'runtime/graph/urqlClient.ts']

/** The maximum size in kB of the fonts that are requested with the page. */
const fontBudget = 50

/** A file of the build, with its static imports and the modules that it contains. */
interface Script {
  fileName: string
  code: string
  imports: string[]
  modules: string[]
}

const client = join(import.meta.dirname, '../../client')
const built = join(import.meta.dirname, '../../dist')
const read = (path: string) => readFileSync(join(built, path), 'utf8')

const scripts = globSync('*.js', { cwd: join(built, 'assets') }).map(readScript)
const byName = new Map(scripts.map((script) => [script.fileName, script]))
const page = read('index.html').replaceAll(
  /<!--elsewhere-->.*<!--\/elsewhere-->|<!--for (?!en|\*)\S+ .*?<!--\/for-->|<!--for \S+ \/\w+-->.*?<!--\/for-->/gs,
  '',
)
const named = scripts.filter(({ fileName }) => page.includes(fileName))
if (named.length === 0) throw new Error('The page has no script.')

say('first load', 'files', 'gz kB', 'budget', '')
tell('/ until one can type', weigh(named), pageBudget, named.length)
for (const route of firstLoads) {
  const loaded = scriptsOf(route)
  tell(route.path, weigh(loaded), route.budget, loaded.length)
}
const drawn = withImports([...named, ...admin.map(holder)])
tell('/admin', weigh(drawn), adminBudget, drawn.length)
const fonts = [...page.matchAll(/as="font" type="font\/woff2" href="\/([^"]+)"/g)]
tell(
  'fonts',
  fonts.reduce((sum, [, path = '']) => sum + statSync(join(built, path)).size, 0) / 1000,
  fontBudget,
)

function tell(name: string, size: number, budget: number, files?: number) {
  const isOver = size > budget
  say(name, String(files ?? ''), size.toFixed(1), String(budget), isOver ? 'over' : 'ok')
  if (isOver) process.exitCode = 1
}

function say(name: string, files: string, size: string, budget: string, verdict: string) {
  const line = [name.padEnd(22), ...[files, size, budget].map((text) => text.padStart(7)), `  ${verdict}`]
  process.stdout.write(`${line.join('').trimEnd()}\n`)
}

function readScript(name: string): Script {
  const code = read(`assets/${name}`)
  const { module } = parseSync(name, code)
  const requests = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)]
  // Files that the bundler itself adds have no source map.
  const map = existsSync(join(built, `assets/${name}.map`)) ? read(`assets/${name}.map`) : '{"sources":[]}'
  const { sources } = JSON.parse(map) as { sources: string[] }
  return {
    fileName: `assets/${name}`,
    code,
    imports: requests.flatMap(({ moduleRequest }) =>
      moduleRequest ? `assets/${basename(moduleRequest.value)}` : [],
    ),
    modules: sources.map((source) => join(built, 'assets', source)),
  }
}

/** The scripts of a route. Throws if one was not built, or if it needs another script. */
function scriptsOf({ path, scripts: names }: FirstLoad): Script[] {
  const found = names.flatMap((name) => scripts.filter(({ fileName }) => scriptName(fileName) === name))
  const needed = new Set(withImports(found).map(({ fileName }) => scriptName(fileName)))
  if (needed.size !== names.length || names.some((name) => !needed.has(name)))
    throw new Error(`${path} needs ${[...needed].join(', ')}, and is said to need ${names.join(', ')}.`)
  return found
}

function holder(module: string): Script {
  const script = scripts.find(({ modules }) => modules.includes(join(client, module)))
  if (!script) throw new Error(`The build has no script with ${module}.`)
  return script
}

function withImports(first: Script[]): Script[] {
  const found = new Set(first)
  for (const { fileName, imports } of found)
    for (const wanted of imports) {
      const script = byName.get(wanted)
      if (!script) throw new Error(`${fileName} imports ${wanted}, which the build has not.`)
      found.add(script)
    }
  return [...found]
}

/** The gzipped size in kB. */
function weigh(weighed: Script[]): number {
  return weighed.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000
}
