import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { todayAt } from '../../../service/events/fields/moments.ts'
import { freshDatabase, startPostgres } from '../../support/database/postgres.ts'
import { compare, type Line } from './compare.ts'
import { checkCounters, generate, now } from './generate.ts'
import { type Operation, operationsOn } from './operations.ts'
import { heading, row, verdict } from './report.ts'
import { openSubject, type Subject } from './subject.ts'

const usage = `Times every list, the dashboard and the writes on databases of several sizes, in turns: the whole service against its bare
SQL through the same driver, and against itself on the smallest size. Fails when something grows beyond its budget.

  npm run bench -- service
  --sizes 1000,100000              how many events; from 1000, multiples of 1000, smallest first
  --engines embedded,postgres      one after the other
  --rounds 40                      how often each operation is timed
  --only TEXT,TEXT                 only operations that have one of them in their name
  --seed 1                         of the content`

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    engines: { type: 'string', default: 'embedded,postgres' },
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
})
const sizes = values.sizes
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b)
const engines = values.engines.split(',')
const rounds = Number(values.rounds)
const seed = Number(values.seed)
const isRight =
  sizes.every((size) => Number.isInteger(size) && size >= 1000 && size % 1000 === 0) &&
  engines.every((engine) => engine === 'embedded' || engine === 'postgres') &&
  [rounds, seed].every((number) => Number.isInteger(number) && number > 0)
if (!isRight) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Opens a database per size, and removes all of them at the end. */
async function storage(engine: string) {
  if (engine === 'postgres') {
    const server = await startPostgres()
    return {
      open: async () => ({ dataDir: '', databaseUrl: await freshDatabase(server.url) }),
      remove: () => server.stop(),
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'plaza-bench-'))
  return {
    open: async (size: number) => ({ dataDir: join(folder, String(size)) }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function fill(engine: string, size: number, options: { dataDir: string; databaseUrl?: string }) {
  const start = performance.now()
  const database: Database = await openDatabase({ ...options, queryTimeoutMs: 3_600_000 })
  await generate(database, size, seed)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`${engine}, ${size} events, seed ${seed}: made in ${seconds} s, counters agree`)
  return openSubject(database, size)
}

/** Repeats each measurement that exceeds its budget, since the machine may have been busy. */
async function compareFairly(
  subjects: readonly Subject[],
  operations: readonly Operation[],
): Promise<Line[]> {
  for (let left = 2; ; left -= 1) {
    const lines = await compare(subjects, operations, rounds)
    if (left === 0 || lines.every(({ isWithin }) => isWithin !== false)) return lines
  }
}

async function measure(engine: string): Promise<Line[]> {
  const { open, remove } = await storage(engine)
  const subjects: Subject[] = []
  try {
    for (const size of sizes) subjects.push(await fill(engine, size, await open(size)))
    const operationsBySize = await Promise.all(
      subjects.map(({ database }) => operationsOn(database, todayAt('UTC', now))),
    )
    const lines: Line[] = []
    say(`\n${engine}, ${rounds} rounds\n${heading}`)
    for (const [index, { name }] of (operationsBySize[0] ?? []).entries()) {
      if (!values.only.split(',').some((text) => name.includes(text))) continue
      const same = operationsBySize.flatMap((operations) => operations[index] ?? [])
      for (const line of await compareFairly(subjects, same)) {
        lines.push(line)
        say(row(line))
      }
    }
    // Checked once all writes are done.
    for (const { database } of subjects) await checkCounters(database)
    return lines
  } finally {
    for (const subject of subjects) await subject.close()
    await remove()
  }
}

let missed = 0
for (const engine of engines) {
  const lines = await measure(engine)
  missed += lines.filter(({ isWithin }) => isWithin === false).length
  say(`${verdict(lines)}\n`)
}
process.exitCode = missed > 0 ? 1 : 0
