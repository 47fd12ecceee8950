/**
 * `npm run mutants` changes the machines and their rules in every small way, and checks which changes the
 * walks detect. With names (`npm run mutants -- explore events/rules`), it mutates only those; with
 * `--browser`, the walks run in Chromium on a fixed sample instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { judgeAll } from './court.ts'
import { allMutants, root } from './mutants.ts'
import { complaintsOf, scoreTable, summary, survivors } from './score.ts'

const { isBrowser, names } = requestedFiles()
const known = allMutants()
const began = performance.now()
const complaints = isBrowser ? await inBrowser() : await inNode()
process.exitCode = complaints.length > 0 ? 1 : 0

async function inNode() {
  const chosen = names.length > 0 ? known.filter(({ of }) => names.includes(of)) : known
  const judged = await judgeAll(chosen, availableParallelism(), tell)
  if (chosen === known) {
    mkdirSync(join(root, 'reports'), { recursive: true })
    const report = judged.map(({ edits: _edits, ...mutant }) => mutant)
    writeFileSync(join(root, 'reports', 'mutants.json'), JSON.stringify(report, null, 1))
  }
  const wrong = complaintsOf(known, judged)
  say(...survivors(judged), scoreTable(judged), ...wrong, `${summary(judged)}, ${duration()}`)
  return wrong
}

/** Loaded on demand, since it needs the bundler. */
async function inBrowser() {
  const { judgeInBrowser, summaryOf, tableOf } = await import('./browser/judgeInBrowser.ts')
  const { seen, wrong } = await judgeInBrowser(known, names)
  if (names.length === 0) writeFileSync(join(root, 'reports', 'mutants.browser.md'), tableOf(seen))
  say(tableOf(seen), ...wrong, `${summaryOf(seen)}, ${duration()}`)
  return wrong
}

function say(...texts: string[]) {
  for (const text of texts) process.stdout.write(`${text}\n`)
}

function duration() {
  return `in ${Math.round((performance.now() - began) / 1000)} s`
}

/** The requested files; exits if a name matches nothing. */
function requestedFiles() {
  try {
    const options = { browser: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const all = new Set(allMutants().map(({ of }) => of))
    const unknown = positionals.filter((name) => !all.has(name))
    if (unknown.length > 0)
      throw new Error(`no mutants of ${unknown.join(', ')}; there are some of ${[...all].join(', ')}`)
    return { isBrowser: values.browser, names: positionals }
  } catch (error) {
    process.stderr.write(`npm run mutants: ${(error as Error).message}\n`)
    return process.exit(2)
  }
}

function tell(done: number, all: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} ${done === all ? '\n' : ''}`)
}
