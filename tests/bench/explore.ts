import { parseArgs } from 'node:util'
import pino from 'pino'
import { createService } from '../../service/app.ts'
import { ChangeFeed } from '../../service/changes/feed.ts'
import { type Database, openDatabase } from '../../service/database.ts'
import type { Db } from '../../service/db.ts'
import { openSession } from '../../service/queries/sessions.ts'
import { eventRoutes } from '../../service/routes/events.ts'
import type { Services } from '../../service/services.ts'
import { table } from '../support/table.ts'

const usage = `Times Explore on a database that nobody else has open: the answer of the whole service against its bare SQL.

  node tests/bench/explore.ts --data-dir DIR      or with DATABASE_URL
  --rounds N   how often each question is asked (100)
  --limit MS   fails when half of the answers to a question take longer (50)`

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    rounds: { type: 'string', default: '100' },
    limit: { type: 'string', default: '50' },
  },
})
const rounds = Number(values.rounds)
const limit = Number(values.limit)
const databaseUrl = process.env['DATABASE_URL']
const dataDir = values['data-dir']
if (dataDir === undefined && databaseUrl === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}
const list = '/common/events/list/main/'

/** Questions as Explore asks them. */
const questions: Record<string, string>[] = [
  {},
  { search: 'día' },
  { search: 'c++' },
  { search: '100%' },
  { search: 'conf' },
  { search: 'javascript conf' },
  { search: 'a' },
  { search: 'no such word' },
  { location: 'Köln' },
  { location: 'Cologne' },
  { location: 'berlin', search: 'js' },
  { category: '10' },
  { category: '10', event_type: '3' },
]

const database: Database = await openDatabase({ dataDir: dataDir ?? 'memory://', databaseUrl })

/** What a request asks of the database. */
let asked: { sql: string; params: readonly unknown[] }[] = []
const listening: Db = {
  query: (sql, params = []) => {
    asked.push({ sql, params })
    return database.query(sql, params)
  },
  transaction: (run) => database.transaction(run),
}

const unused = () => {
  throw new Error('Explore does not use this')
}
const log = pino({ level: 'silent' })
const clock = () => new Date()
const services: Services = {
  db: listening,
  changes: new ChangeFeed({ database, clock, log }),
  media: { put: unused, get: unused, remove: unused, list: unused },
  geocoder: { search: unused, prepare: unused },
  mail: { enqueue: unused, forget: unused },
  clock,
  publicUrl: 'http://plaza.test',
  log,
  rateLimits: false,
  checkAnswers: false,
}
const service = createService(services, { routes: eventRoutes })

async function signIn(): Promise<string> {
  const { rows } = await database.query<{ id: number }>(
    'select id from users where is_active and is_email_verified order by id limit 1',
  )
  const token = rows[0] && (await openSession(database, rows[0].id, new Date()))
  if (!token) throw new Error('There is no account to ask as.')
  return token
}

interface Page {
  count: number
  next: string | null
  results: unknown[]
}

async function ask(path: string, token: string): Promise<Page> {
  const address = new URL(path, services.publicUrl)
  const response = await service(new Request(address, { headers: { Authorization: `Bearer ${token}` } }))
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as Page
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const at = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

const rows: Record<string, string>[] = []
let missed = 0

function report(question: string, count: number, whole: number[], bare: number[]) {
  const p50 = at(whole, 0.5)
  if (p50 > limit) missed += 1
  rows.push({
    question,
    found: String(count),
    'p50 ms': p50.toFixed(2),
    'p99 ms': at(whole, 0.99).toFixed(2),
    'SQL p50 ms': at(bare, 0.5).toFixed(2),
    ratio: (p50 / at(bare, 0.5)).toFixed(2),
  })
}

async function measure(question: Record<string, string>, token: string) {
  const path = `${list}?${new URLSearchParams(question)}`
  const whole: number[] = []
  const bare: number[] = []
  let count = 0
  for (let round = -3; round < rounds; round += 1) {
    asked = []
    const inService = await timed(async () => {
      count = (await ask(path, token)).count
    })
    const statements = asked
    const alone = await timed(async () => {
      for (const { sql, params } of statements) await database.query(sql, params)
    })
    // The first rounds warm up.
    if (round < 0) continue
    whole.push(inService)
    bare.push(alone)
  }
  report(new URLSearchParams(question).toString() || '(all)', count, whole, bare)
}

async function walkToTheEnd(question: Record<string, string>, token: string) {
  const whole: number[] = []
  const bare: number[] = []
  let count = 0
  let seen = 0
  const first = `${list}?${new URLSearchParams(question)}`
  for (let path: string | null = first; path !== null;) {
    const here: string = path
    asked = []
    let answer: Page | undefined
    whole.push(await timed(async () => (answer = await ask(here, token))))
    const statements = asked
    bare.push(
      await timed(async () => {
        for (const { sql, params } of statements) await database.query(sql, params)
      }),
    )
    count = answer?.count ?? 0
    seen += answer?.results.length ?? 0
    path = answer?.next ?? null
  }
  if (seen !== count) throw new Error(`by next came ${seen} of ${count} events`)
  report(
    `${decodeURIComponent(new URLSearchParams(question).toString()) || '(all)'}, ${whole.length} pages to the end`,
    count,
    whole,
    bare,
  )
}

try {
  const token = await signIn()
  for (const question of questions) await measure(question, token)
  await walkToTheEnd({}, token)
  await walkToTheEnd({ search: 'conf' }, token)
} finally {
  await database.close()
}

process.stdout.write(`${database.engine}, ${rounds} rounds\n${table(rows)}\n`)
process.exitCode = missed > 0 ? 1 : 0
