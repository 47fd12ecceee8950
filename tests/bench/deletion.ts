import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteUnusedEntries } from '../../service/catalog/editCatalogQueries.ts'
import { openDatabase } from '../../service/store/database/database.ts'
import { freshDatabase, startPostgres } from '../support/database/postgres.ts'
import { generate } from './service/generate.ts'
import type { Operation } from './service/operations.ts'
import { processorsOf } from './service/processors.ts'
import { openSubject } from './service/subject.ts'

// Measures how long answers are delayed while a category of 100,000 events is deleted: `npm run bench --
// deletion [embedded|postgres] [events]`.

const [only, events = '100000'] = process.argv.slice(2)
const everyMs = 10
const around = 3000
const limitMs = 100

/**
 * Times in ms. `cpu` is the CPU time of all working threads during the wait, which is how long the wait would
 * be on an otherwise idle machine.
 */
interface Wait {
  clock: number
  cpu: number
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const read = (path: string): Operation => ({ name: path, budget: 'list', as: 'reader', method: 'GET', path })
const others = ['/common/events/1/', '/common/categories/', '/common/events/list/main/'].map(read)
const deletion: Operation = {
  name: 'delete a category',
  budget: 'write',
  as: 'superadmin',
  method: 'DELETE',
  path: '/common/categories/1/',
}

async function measure(engine: string, where: { dataDir: string; databaseUrl?: string }) {
  const database = await openDatabase({ ...where, queryTimeoutMs: 600_000 })
  await generate(database, Number(events), 1, { categories: 1 })
  const subject = await openSubject(database, Number(events))
  const processors = processorsOf(database)
  const waits: Wait[] = []
  const ending = new AbortController()
  // Sequential, since a delayed answer would delay all that follow.
  const askOn = async () => {
    for (let n = 0; !ending.signal.aborted; n += 1) {
      const [operation = deletion] = others.slice(n % others.length)
      const start = performance.now()
      const cpu = await processors(() => subject.ask(operation))
      waits.push({ clock: performance.now() - start, cpu })
      await sleep(everyMs)
    }
  }
  for (const operation of others) await subject.ask(operation)
  const asking = askOn()
  await sleep(around)
  const before = waits.splice(0)
  const start = performance.now()
  await subject.ask(deletion)
  const took = performance.now() - start
  // The same call as in the hourly job.
  await deleteUnusedEntries(database)
  await sleep(around)
  ending.abort()
  await asking
  await subject.close()
  const most = longest(waits)
  if (most.cpu > limitMs) process.exitCode = 1
  say(
    `${engine}: deleted in ${took.toFixed(0)} ms; the longest of ${waits.length} answers ${tell(most)}, ` +
      `of ${before.length} before ${tell(longest(before))} (limit ${limitMs} of the processors)`,
  )
}

function longest(waits: readonly Wait[]): Wait {
  const most = (of: (wait: Wait) => number) => Math.max(...waits.map(of))
  return { clock: most(({ clock }) => clock), cpu: most(({ cpu }) => cpu) }
}

const tell = ({ clock, cpu }: Wait) =>
  `${cpu.toFixed(0)} ms of the processors, ${clock.toFixed(0)} on the clock`

if (only !== 'postgres') {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-bench-'))
  await measure('embedded', { dataDir: join(folder, 'data') }).finally(() => rm(folder, { recursive: true }))
}
if (only !== 'embedded') {
  const server = await startPostgres()
  await measure('postgres', { dataDir: '', databaseUrl: await freshDatabase(server.url) }).finally(() =>
    server.stop(),
  )
}
