/**
 * `npm run machines`: walks every model in Node and writes the page that shows all charts and what has been walked. With
 * `--recorded`, as at the end of `npm test`, it walks nothing, and fails unless Node and browser have walked everything.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transitionsOf } from '../support/workflow/chart.ts'
import { forgetWalks, recordedWalks, reports, type Walker } from '../support/workflow/walks.ts'
import { drawn } from './draw.ts'
import { layOut } from './layout.ts'
import { models } from './models.ts'
import { page, type Chapter } from './page.ts'

const root = join(import.meta.dirname, '../..')

const isRecorded = process.argv.includes('--recorded')
const walkers: Walker[] = isRecorded ? ['node', 'browser'] : ['node']
const status = isRecorded ? 0 : walkAgain()

const chapters: Chapter[] = []
for (const model of models) chapters.push(await chapterOf(model))
const file = join(reports, 'index.html')
writeFileSync(file, page(chapters, new Date()))
process.stdout.write(`${file}\n`)

const unwalked = chapters.flatMap(({ id, transitions, counts }) =>
  transitions.flatMap((transition) =>
    walkers
      .filter((walker) => counts(transition.id)[walker] === 0)
      .map((walker) => `not walked by ${walker}: ${id}: ${transition.id}`),
  ),
)
const unmodelled = [...machineFiles().keys()]
  .filter((id) => !models.some((model) => model.id === id))
  .map((id) => `without a model: ${id}`)
for (const complaint of [...unwalked, ...unmodelled]) process.stderr.write(`${complaint}\n`)
process.exitCode = status === 0 && unwalked.length + unmodelled.length === 0 ? 0 : 1

function walkAgain() {
  forgetWalks('node')
  const vitest = join(root, 'node_modules/.bin/vitest')
  return spawnSync(vitest, ['run', 'tests/workflows'], { cwd: root, stdio: 'inherit' }).status
}

/** The files of machines, by what the machines are called. */
function machineFiles(): Map<string, string> {
  const folder = join(root, 'machines')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const machines = files.filter((file) => file.endsWith('Machine.ts'))
  return new Map(machines.map((file) => [basename(file, 'Machine.ts'), join(folder, file)]))
}

async function chapterOf(model: (typeof models)[number]): Promise<Chapter> {
  const by = (walker: Walker) => recordedWalks(model, walker)
  const count = (walker: Walker) => {
    const counted = new Map<string, number>()
    for (const id of by(walker).flatMap((walk) => walk.taken)) counted.set(id, (counted.get(id) ?? 0) + 1)
    return counted
  }
  const [node, browser] = [count('node'), count('browser')]
  const counts = (id: string) => ({ node: node.get(id) ?? 0, browser: browser.get(id) ?? 0 })
  const titles = (walker: Walker) => new Set(by(walker).map(({ title }) => title))
  const [inNode, inBrowser] = [titles('node'), titles('browser')]
  const transitions = transitionsOf(model.machine)
  return {
    id: model.id,
    about: sentenceAbove(model.id),
    svg: drawn(await layOut(model.machine, transitions), model.id, counts),
    transitions,
    counts,
    paths: model
      .paths()
      .map(({ title }) => ({ title, node: inNode.has(title), browser: inBrowser.has(title) })),
  }
}

/** The comment that stands above a machine in its file. */
function sentenceAbove(id: string) {
  const source = readFileSync(machineFiles().get(id) ?? '', 'utf8')
  return /\/\*\* ([^*]+) \*\/\nexport const \w+Machine/.exec(source)?.[1] ?? ''
}
