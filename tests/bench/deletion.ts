import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteUnusedEntries } from '../../service/catalog/editCatalogQueries.ts'
import { openDatabase } from '../../service/store/database/database.ts'
import { freshDatabase, startPostgres } from '../support/database/postgres.ts'
import { generate } from './service/generate.ts'
import type { Operation } from './service/operations.ts'
import { openSubject } from './service/subject.ts'

// How long answers wait while a category is deleted that 100,000 events have: `npm run bench -- deletion [embedded|postgres] [events]`.

const [only, events = '100000'] = process.argv.slice(2)
const everyMs = 10
const around = 3000
const limitMs = 100

const say = (text: string) => process.stdout.write(`${text}\n`)
const read = (path: string): Operation => ({ name: path, budget: 'flat', as: 'reader', method: 'GET', path })
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
  const waits: number[] = []
  const ending = new AbortController()
  const askOn = async () => {
    const asked: Promise<void>[] = []
    for (let n = 0; !ending.signal.aborted; n += 1) {
      const [operation = deletion] = others.slice(n % others.length)
      const start = performance.now()
      asked.push(subject.ask(operation).then(() => void waits.push(performance.now() - start)))
      await sleep(everyMs)
    }
    await Promise.all(asked)
  }
  for (const operation of others) await subject.ask(operation)
  const asking = askOn()
  await sleep(around)
  const before = waits.splice(0)
  const start = performance.now()
  await subject.ask(deletion)
  const took = performance.now() - start
  // As the hourly job does.
  await deleteUnusedEntries(database)
  await sleep(around)
  ending.abort()
  await asking
  await subject.close()
  const longest = (times: readonly number[]) => Math.max(...times).toFixed(0)
  say(
    `${engine}: deleted in ${took.toFixed(0)} ms; the longest wait of ${waits.length} answers ${longest(waits)} ms, ` +
      `of ${before.length} before ${longest(before)} ms (limit ${limitMs})`,
  )
}

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
