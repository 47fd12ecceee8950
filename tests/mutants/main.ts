/**
 * `npm run mutants`: changes the machines and their rules in every small way, and sees which changes the walks notice.
 * With names (`npm run mutants -- explore events/rules`) only those; with `--sample` the fixed part that `npm test` judges.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { judgeAll } from './court.ts'
import { allMutants, root, sampleOf } from './mutants.ts'
import { complaintsOf, scoreTable, summary, survivors } from './score.ts'

const { values, positionals } = parseArgs({
  options: { sample: { type: 'boolean' } },
  allowPositionals: true,
})

const known = allMutants()
const names = new Set(known.map(({ of }) => of))
const unknown = positionals.filter((name) => !names.has(name))
if (unknown.length > 0) {
  process.stderr.write(`No mutants of ${unknown.join(', ')}; there are some of: ${[...names].join(', ')}\n`)
  process.exit(2)
}
const named = positionals.length > 0 ? known.filter(({ of }) => positionals.includes(of)) : known
const began = performance.now()
const judged = await judgeAll(values.sample ? sampleOf(named) : named, availableParallelism(), tell)

mkdirSync(join(root, 'reports'), { recursive: true })
const report = judged.map(({ edits: _edits, ...mutant }) => mutant)
writeFileSync(join(root, 'reports', 'mutants.json'), JSON.stringify(report, null, 1))
const complaints = complaintsOf(known, judged)
const seconds = Math.round((performance.now() - began) / 1000)
for (const text of [
  ...survivors(judged),
  scoreTable(judged),
  ...complaints,
  `${summary(judged)}, in ${seconds} s`,
])
  process.stdout.write(`${text}\n`)
process.exitCode = complaints.length > 0 ? 1 : 0

function tell(done: number) {
  if (process.stderr.isTTY && done % 20 === 0) process.stderr.write(`\r${done}`)
}
