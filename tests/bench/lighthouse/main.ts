/**
 * Runs Lighthouse in phone mode, each time with an empty cache, on the pages that users open first: the
 * landing page, Home, Explore, and the page of a shared event. Prints medians, and the machine's load and
 * speed, on which the scores depend. `npm run bench -- lighthouse 5` sets the number of runs (default 5). The
 * first run installs its tools in `reports` (`tests/bench/lighthouse/package-lock.json`), which our checks
 * ignore.
 */
import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { createPendingEvent, publishEvent, sharePageOf } from '../../browser/acts/pendingEvent.ts'
import { enter, type Person } from '../../browser/stage/accounts.ts'
import { startProduct, superadmin } from '../../browser/stage/product.ts'
import { storeSession } from '../../browser/support/storage.ts'
import { freePort } from '../../support/freePort.ts'
import { chromiumArguments, findChromium } from '../../support/run/chromium.ts'

interface Report {
  /** Lighthouse's measure of the machine's speed: higher is faster. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: Sent[] } }>
}

interface Sent {
  resourceType: string
  transferSize: number
}

const execute = promisify(execFile)
const goals = { '/': 98, '/home': 95, '/explore': 95 }
const shareGoal = 100
const measured = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const folder = join(import.meta.dirname, '../../../reports/lighthouse')
const times = Number(process.argv[2] ?? 5)

if (!existsSync(join(folder, 'node_modules'))) {
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dirname, file), join(folder, file))
  await run('npm', ['ci', '--ignore-scripts'])
}
const product = await startProduct()
try {
  const person = await enter(product.url, {
    fullName: 'Lena Turm',
    email: 'lena@example.org',
    phone: '+4915112340011',
    password: 'a light over the harbour',
  })
  for (const [path, goal] of [...Object.entries(goals), [await sharePage(), shareGoal] as const]) {
    const load = loadavg()[0]?.toFixed(1)
    const reports: Report[] = []
    for (let time = 0; time < times; time += 1)
      reports.push(await visit(path, path in goals && path !== '/' ? person : null))
    say(path, goal, load ?? '', reports)
  }
} finally {
  await product.stop()
}

/** Publishes an event for everyone, and returns the path of its page. */
async function sharePage(): Promise<string> {
  const admin = await enter(product.url, { fullName: '', phone: '', ...superadmin })
  const more = { visibility: 'public', content: 'Three bands under the trees. '.repeat(20) }
  const id = await createPendingEvent(product.url, admin, 'Open-air jazz', more)
  await publishEvent(product.url, admin, id)
  return new URL(await sharePageOf(product.url, admin, id)).pathname
}

/** Uses a new profile. Lighthouse must not clear the browser's storage, which contains only the session. */
async function visit(path: string, person: Person | null): Promise<Report> {
  const port = await freePort()
  const context = await chromium.launchPersistentContext('', {
    executablePath: await findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await context.newPage()
  await page.goto(`${product.url}/healthz`)
  if (person) await storeSession(page, person)
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
  const flags = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
  ]
  const text = await run(process.execPath, [cli, product.url + path, ...flags])
  await context.close()
  return JSON.parse(text) as Report
}

function say(path: string, goal: number, load: string, reports: Report[]) {
  const scores = Object.keys(reports[0]?.categories ?? {}).map(
    (name) => [name, median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))] as const,
  )
  const values = measured.map((name) => {
    const value = median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0))
    return `${name} ${value.toFixed(0)} ms`
  })
  const isMet = scores.every(([name, score]) => score >= (name === 'performance' ? goal : 100))
  if (!isMet) process.exitCode = 1
  const kilobytes = median(reports.map(weightOf)).toFixed(1)
  const words = [
    ...scores.map(([name, score]) => `${name} ${score.toFixed(0)}`),
    ...values,
    `${kilobytes} kB without pictures`,
    `load ${load}`,
    `machine ${median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)}`,
  ]
  process.stdout.write(`${path}: ${words.join(', ')}${isMet ? '' : ' (below its goal)'}\n`)
}

/** The transferred size in kB, without pictures. */
function weightOf({ audits }: Report): number {
  const items = audits['network-requests']?.details?.items ?? []
  const sent = items.filter(({ resourceType }) => resourceType !== 'Image')
  return sent.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Asynchronous, because the browser also sends requests to this process. */
async function run(command: string, parameters: string[]): Promise<string> {
  const { stdout } = await execute(command, parameters, { cwd: folder, maxBuffer: 100_000_000 })
  return stdout
}
