/**
 * `npm run machines` walks every model in Node (with `--browser`, also in a browser) and writes the pages
 * that show all charts and their walks. It fails unless every transition was walked. With `--recorded`, as at
 * the end of `npm run test:all`, it uses only earlier walks: Node must have taken every transition, and the
 * browser must have walked to every consequence.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../support/run/chromium.ts'
import { forgetWalks, recordedWalks, reports, type Walker } from './records/walks.ts'
import { chapterOf, machineFiles, type Chapter } from './pages/chapter.ts'
import { models } from './models.ts'
import { writePages } from './pages/writePages.ts'

const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

const { values: options } = parseArgs({
  options: { recorded: { type: 'boolean' }, browser: { type: 'boolean' } },
})
const walkers: Walker[] = options.browser ? ['node', 'browser'] : ['node']
const statuses = options.recorded ? [] : [walkInNode(), options.browser ? await walkInBrowser() : 0]

const chapters: Chapter[] = []
for (const model of models) chapters.push(await chapterOf(model))
await writePages(chapters)
process.stdout.write(`${join(reports, 'index.html')}\n`)

const unwalked = chapters.flatMap(({ id, transitions, counts }) =>
  transitions.flatMap((transition) =>
    walkers
      .filter((walker) => counts(transition.id)[walker] === 0)
      .map((walker) => `not walked by ${walker}: ${id}: ${transition.id}`),
  ),
)
const missed = options.recorded ? models.flatMap(missedByBrowser) : []
const unmodelled = [...machineFiles.keys()]
  .filter((id) => !models.some((model) => model.id === id))
  .map((id) => `without a model: ${id}`)
const complaints = [...unwalked, ...missed, ...unmodelled]
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.exitCode = statuses.every((status) => status === 0) && complaints.length === 0 ? 0 : 1

function missedByBrowser(model: (typeof models)[number]) {
  const walked = new Set(recordedWalks(model, 'browser').map(({ title }) => title))
  const missing = model.browserPaths().filter(({ title }) => !walked.has(title))
  return missing.map(({ title }) => `not walked by browser: ${model.id}: ${title}`)
}

function walkInNode() {
  forgetWalks('node')
  return spawnSync(bin('vitest'), ['run', 'tests/workflows'], { cwd: root, stdio: 'inherit' }).status
}

async function walkInBrowser() {
  forgetWalks('browser')
  rmSync(join(reports, 'screens'), { recursive: true, force: true })
  const env = { ...process.env, PLAZA_SCREENS: 'on', PLAZA_TIER: 'deep', CHROMIUM_PATH: await findChromium() }
  const parameters = ['test', '--config', 'tests/browser/playwright.config.ts', 'tests/workflows']
  return spawnSync(bin('playwright'), parameters, { cwd: root, stdio: 'inherit', env }).status
}
