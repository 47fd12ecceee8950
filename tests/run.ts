/**
 * The three tiers (support/run/tier.ts): `npm test` runs the checks to use while working, `npm run
 * test:all` (`--all`) what every change must pass, and `npm run test:deep` (`--deep`) what a release must also
 * pass. Checks run in parallel unless they would disturb each other.
 * With arguments (`npm test -- -t AU-9`), only the selected Vitest tests run, including slow ones.
 * The last line is the total.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildReportingClient } from './browser/stage/product.ts'
import { findChromium } from './support/run/chromium.ts'
import { playwrightReport, vitestReport } from './support/run/reports.ts'
import { forgetWalks } from './charts/records/walks.ts'

interface Tally {
  passed: number
  failed: number
}

const root = new URL('..', import.meta.url).pathname
const reports = join(root, 'reports')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
/**
 * For checks written in Go, which run in parallel with others: one thread and rarer garbage collection halve
 * their CPU time.
 */
const sparing = { GOMAXPROCS: '1', GOGC: '400' }
/**
 * Before they exit, Vitest's workers would write Node's compile cache: some 3,500 files in a fresh clone, which
 * takes longer than Vitest waits. Processes started by tests still use the cache
 * (`support/serviceProcess.ts`).
 */
const withoutCompileCache = { NODE_COMPILE_CACHE: undefined }
/** The walks of screens that show times or let users enter them. */
const timedWalks = ['events', 'favorites', 'review', 'account/settings'].map(
  (one) => `tests/workflows/${one}/`,
)
/** Playwright's arguments for the quick tier: the main job, one walk per machine, and a member's screens under axe. */
const quick = ['--grep', '@walk|mainJob.spec|members.spec']
/** All that people do, from the first page to the last. */
const journeys = ['tests/workflows/', 'tests/browser/journeys/']
const total: Tally = { passed: 0, failed: 0 }
/** Failures, repeated at the end because logs are often cut to their last lines. */
const failures: string[] = []

rmSync(join(reports, 'results'), { recursive: true, force: true })
mkdirSync(join(reports, 'results'), { recursive: true })

const tiers = { '--all': 'all', '--deep': 'deep' }
const asked = process.argv[2] ?? ''
const chosen = process.argv.slice(asked in tiers ? 3 : 2)
const tier = tiers[asked as keyof typeof tiers] ?? (chosen.length > 0 ? 'all' : 'quick')
// Vitest and Playwright use this to choose their files.
process.env['PLAZA_TIER'] = tier
if (chosen.length > 0) await vitest(chosen)
else if (tier === 'deep') await deep()
else await everything()
for (const failure of failures.slice(0, 12)) say(failure)
say(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function everything() {
  await Promise.all([types(), style()])
  forgetWalks('node')
  // The client is built meanwhile, because Vitest leaves a core idle while its tests wait for processes.
  const [built] = await Promise.allSettled([buildReportingClient(), vitest([])])
  const client = built.status === 'fulfilled' ? built.value : ''
  await browser(client, { name: 'browser tests', chosen: tier === 'quick' ? quick : [], zone: 'UTC' })
  if (tier === 'all')
    await check('every transition walked in Node, every consequence in the browser', process.execPath, [
      'tests/charts/main.ts',
      '--recorded',
    ])
}

/** Runs sequentially, since each step measures something or uses the whole machine. */
async function deep() {
  await vitest([])
  // The tests of REST, which otherwise use the embedded engine.
  const onServer = { PLAZA_TIER: 'all', PLAZA_ENGINE: 'postgres', FUZZ_COUNT: undefined }
  await vitest(['-t', ' on postgres'], onServer)
  const client = await buildReportingClient()
  await browser(client, { name: 'browser tests of a release', chosen: ['.deep.spec.ts'], zone: 'UTC' })
  for (const zone of ['Asia/Kolkata', 'Pacific/Honolulu'])
    await browser(client, { name: `walks in ${zone}`, chosen: timedWalks, zone })
  await browser(client, {
    name: 'journeys with a translator',
    chosen: journeys,
    zone: 'UTC',
    translator: 'on',
  })
  const tool = async (name: string, ...parameters: string[]) =>
    await check(name, process.execPath, ['setup.mjs', '--build', ...parameters])
  await tool('mutants', 'tests/mutants/main.ts')
  await tool('charts with pictures', 'tests/charts/main.ts', '--browser')
  await tool('siege', 'tests/bench/siege/main.ts', '--minutes', '3')
  await tool('known vulnerabilities', 'tests/supply/main.ts', 'audit')
}

async function types() {
  await check('types', bin('tsc'), ['--noEmit'])
  await check('types of machines', bin('tsc'), ['-p', 'machines'])
}

/**
 * Runs sequentially: in total, the checks take about as long as the type checks, which run on another core.
 */
async function style() {
  await check('files of `npm run codegen`', bin('graphql-codegen'), ['--config', 'codegen.ts', '--check'])
  await check('format', bin('oxfmt'), ['--check', '.'])
  await check('dead code', bin('knip'), [])
  await check('lint', bin('oxlint'), ['--deny-warnings'])
  await check('first load', process.execPath, ['setup.mjs', '--build', 'tests/bench/size.ts'])
}

async function vitest(parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  const report = join(reports, 'results', 'vitest.json')
  const code = await run(
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...parameters],
    {
      ...(tier === 'deep' ? { FUZZ_COUNT: '20000', KILL_ROUNDS: '60', ...process.env } : {}),
      ...withoutCompileCache,
      ...environment,
    },
  )
  const found = vitestReport(report)
  failures.push(...(found?.failures ?? []))
  count('unit, model and service tests', code, found)
}

interface Run {
  name: string
  /** Playwright's arguments that select tests; none selects all. */
  chosen: string[]
  zone: string
  /** Whether a browser's translator is at work on each page. */
  translator?: 'on' | 'off'
}

async function browser(client: string, { name, chosen, zone, translator = 'off' }: Run) {
  const chromium = await findChromium()
  const report = join(reports, 'results', 'playwright.json')
  const code = await run(
    bin('playwright'),
    ['test', '--config', 'tests/browser/playwright.config.ts', ...chosen],
    {
      CHROMIUM_PATH: chromium,
      PLAZA_ZONE: zone,
      PLAZA_TRANSLATOR: translator,
      PLAZA_CLIENT: client,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  const found = playwrightReport(report)
  failures.push(...(found?.failures ?? []))
  count(name, code, found)
}

/** Runs a command that must exit with 0, and counts it as one test. */
async function check(name: string, command: string, parameters: string[]) {
  const lines: string[] = []
  const code = await run(command, parameters, sparing, lines)
  count(name, code, null)
  if (code !== 0) say(lines.join(''))
}

/** A run that failed without a failed test (for example because it could not start) counts as one failure. */
function count(name: string, code: number, found: Tally | null) {
  const tally = found ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  if (code !== 0 && tally.failed === 0) tally.failed = 1
  total.passed += tally.passed
  total.failed += tally.failed
  say(`${tally.failed === 0 ? '✓' : '✗'} ${name} (${tally.passed} passed, ${tally.failed} failed)`)
}

/** Runs a command until it exits. Its output goes to `lines` if given, otherwise to the terminal. */
function run(
  command: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = {},
  lines?: string[],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', lines ? 'pipe' : 'inherit', lines ? 'pipe' : 'inherit'],
    })
    child.stdout?.on('data', (data: Buffer) => lines?.push(data.toString()))
    child.stderr?.on('data', (data: Buffer) => lines?.push(data.toString()))
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
