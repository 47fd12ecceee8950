/**
 * Measures how much strangers slow down signed-in users: 1,000 people without an account read one share page
 * while 100 signed-in people browse Explore, on a Plaza with 10,000 events.
 *
 * `npm run bench -- strangers --rounds 4 --seconds 20 --engine embedded|postgres`
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Db } from '../../service/ports/db.ts'
import { table } from '../support/run/table.ts'
import { exploreByHash } from './hop/ways.ts'
import { addressOf, Caller, type Message } from './siege/caller.ts'
import type { Client } from './siege/clients.ts'
import { openSubject } from './siege/subject.ts'

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
    engine: { type: 'string', default: 'embedded' },
  },
})

/** Durations in ms. */
const lasting = Number(options.seconds) * 1000
const pause = 100
const interval = 100

const share = (database: Db) =>
  database.query("update events set visibility = 'public' where slug = 'event-1'", [])
const subject = await openSubject(options.engine === 'postgres' ? 'postgres' : 'embedded', 100, share)

const page = '/e/event-1'
const card = `${page}/card.jpg`
const etags = new Map<string, string>()
for (const path of [page, card]) {
  const answer = await fetch(`${subject.url}${path}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  etags.set(path, answer.headers.get('etag') ?? '')
}

interface Asker {
  caller: Caller
  message: Message
}

const people = subject.clients.map(({ token }: Client, n): Asker => {
  const headers = {
    accept: 'application/graphql-response+json, application/json',
    authorization: `Bearer ${token}`,
    'x-plaza-client': 'web',
  }
  return { caller: new Caller(subject.url, addressOf(2, n)), message: { path: exploreByHash(), headers } }
})

/** Every tenth requests the card, as messengers do. Half of them already have a copy and send its ETag. */
const strangers = Array.from({ length: 1000 }, (_, n): Asker => {
  const path = n % 10 < 9 ? page : card
  const headers: Record<string, string> =
    Math.floor(n / 10) % 2 === 0 ? {} : { 'if-none-match': etags.get(path) ?? '' }
  return { caller: new Caller(subject.url, addressOf(3, n)), message: { path, headers } }
})

const times = { alone: [] as number[], beside: [] as number[] }
const answers: Record<string, number> = {}

async function ask(asker: Asker | undefined): Promise<number> {
  if (!asker) throw new Error('There is nobody.')
  const { status, ms } = await asker.caller.send(asker.message)
  answers[status] = (answers[status] ?? 0) + 1
  return ms
}

/** People send their requests one after another, so that they never queue behind each other. */
async function browse(into: number[]) {
  const end = performance.now() + lasting
  for (let n = 0; performance.now() < end; n += 1) {
    into.push(await ask(people[n % people.length]))
    await sleep(pause)
  }
}

let turn = 0

/** Strangers send requests at a fixed rate, even while earlier answers are late. */
async function read() {
  const sent = Array.from({ length: lasting / interval }, async (_, n) => {
    await sleep(n * interval)
    turn += 1
    await ask(strangers[turn % strangers.length])
  })
  await Promise.all(sent)
}

/** The CPU time of the process in ms. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = subject.cpu()
  await work()
  return subject.cpu() - before
}

/** Waits for background work, at most a minute, since its CPU time would count as that of the requests. */
async function settle() {
  for (let n = 0; n < 30; n += 1) if ((await costOf(() => sleep(2000))) < 100) return
}

const phases = ['alone', 'strangers', 'together'] as const
const works = {
  alone: () => browse(times.alone),
  strangers: read,
  together: () => Promise.all([browse(times.beside), read()]),
}
const costs = { alone: 0, strangers: 0, together: 0 }
await browse([])
await read()
await settle()
for (let round = 0; round < Number(options.rounds); round += 1) {
  // The order alternates, so that no phase always runs first, while the process is coldest.
  for (const phase of round % 2 === 0 ? phases : phases.toReversed())
    costs[phase] += await costOf(works[phase])
}
for (const { caller } of [...people, ...strangers]) caller.close()
await subject.stop(async () => {})

const percentile = (all: readonly number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0
const row = (what: string, alone: number, beside: number) => ({
  'a request to Explore': what,
  'without strangers': alone.toFixed(1),
  'with strangers': beside.toFixed(1),
  ratio: (beside / alone).toFixed(2),
})
const readings = (Number(options.rounds) * lasting) / interval
process.stdout.write(
  `${table([
    row('time, median, ms', percentile(times.alone, 0.5), percentile(times.beside, 0.5)),
    row('time, p95, ms', percentile(times.alone, 0.95), percentile(times.beside, 0.95)),
    row(
      'CPU, ms',
      costs.alone / times.alone.length,
      (costs.together - costs.strangers) / times.beside.length,
    ),
  ])}\nA stranger's request: ${(costs.strangers / readings).toFixed(1)} ms of CPU. Answers: ${JSON.stringify(answers)}\n`,
)
