/**
 * A siege: strangers attack a Plaza with 10,000 events in various ways, one after another, while 1,000 people
 * use it and the owners of the attacked accounts log in.
 *
 * `npm run bench -- siege --minutes 10 --engine embedded|postgres`; by default, it runs on both engines.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Db } from '../../../service/ports/db.ts'
import { table } from '../../support/run/table.ts'
import { attacks } from './attacks.ts'
import { addressOf, Caller } from './caller.ts'
import { type Crowd, type Found, gather } from './clients.ts'
import { type Engine, openSubject, password, type Subject } from './subject.ts'

const { values: options } = parseArgs({
  args: process.argv.slice(2),
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '1000' },
    engine: { type: 'string' },
  },
})
const engines: Engine[] =
  options.engine === 'embedded' || options.engine === 'postgres' ? [options.engine] : ['embedded', 'postgres']
const duration = Number(options.minutes) * 60_000

/**
 * The maximum 95th percentile of the answer times for the 1,000 people, in ms, while the strangers use the
 * same two cores.
 */
const slowest = { read: 1000, write: 2000 }
/** The maximum share of the 1,000 people's requests that may be refused. */
const mostRefused = 0.001

let missed = 0
async function besiege(engine: Engine) {
  const subject = await openSubject(engine, Number(options.people))
  const crowd = gather(subject.url, subject.clients, subject.events)
  const owners = watchOwners(subject)
  const rows: Record<string, string>[] = []
  const before = subject.rss()
  let peak = before

  const phase = async (name: string, work: () => Promise<Record<string, number>>, isJudged = true) => {
    crowd.look()
    const sampling = setInterval(() => (peak = Math.max(peak, subject.rss())), 250)
    const answers = await work()
    clearInterval(sampling)
    rows.push(rowOf(name, crowd.look(), answers, subject.rss(), isJudged))
  }
  const share = duration / (attacks.length + 3)
  // This phase is reported but not judged, because everybody arrives at once while the process has not
  // compiled anything yet.
  await phase('all arrive', () => sleep(share, {}), false)
  await phase('peace', () => sleep(share, {}))
  for (const { name, run } of attacks) {
    if (!subject.hasEnded()) await phase(name, () => run(subject.url, share))
  }
  await phase('peace again', () => sleep(share, {}))
  const after = subject.rss()
  const isAlive = !subject.hasEnded()
  const lockedOut = await owners.end()
  await crowd.end()
  const lost = await subject.stop((database) => lostOf(database, crowd.kept))

  const limited = subject.isLimited ? 'enforced by the kernel' : 'not enforced here'
  say(`${engine}: ${subject.clients.length} people, ${options.minutes} minutes, a limit of 1 GB ${limited}`)
  say(table(rows))
  say(
    `RSS ${before} MB before, ${peak} at most, ${after} after; ${crowd.kept.titles.length} events and ${crowd.kept.favorites.size} favourites acknowledged, ${lost} lost; logins of owners: ${spelled(owners.answers)}; ${lockedOut} locked out`,
  )
  if (!isAlive || lost > 0 || lockedOut > 0 || peak > 1000) missed += 1
}

/** The owners of the attacked accounts occasionally log in from their usual addresses. */
function watchOwners({ url, owners }: Subject) {
  const answers: Record<string, number> = {}
  const over = new AbortController()
  const owner = async (email: string, n: number) => {
    const caller = new Caller(url, addressOf(3, n))
    const body = JSON.stringify({ email, password })
    while (!over.signal.aborted) {
      const { status } = await caller.send({
        method: 'POST',
        path: '/common/login/',
        headers: { 'content-type': 'application/json' },
        body,
      })
      answers[status] = (answers[status] ?? 0) + 1
      for (let waited = 0; waited < 30 && !over.signal.aborted; waited += 1) await sleep(1000)
    }
    caller.close()
  }
  const all = owners.map(owner)
  return {
    answers,
    end: async () => {
      over.abort()
      await Promise.all(all)
      // Any other status means a late answer, or an overloaded process.
      return (answers['401'] ?? 0) + (answers['429'] ?? 0)
    },
  }
}

function rowOf(
  name: string,
  { times, failures }: Found,
  answers: Record<string, number>,
  rss: number,
  isJudged: boolean,
) {
  const percentile = (isWrite: boolean) => {
    const sorted = times
      .filter((one) => one.isWrite === isWrite)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * 0.95)] ?? 0
  }
  const [read, write] = [percentile(false), percentile(true)]
  const refused = Object.values(failures).reduce((sum, n) => sum + n, 0)
  const isMet =
    read <= slowest.read && write <= slowest.write && refused <= Math.ceil(times.length * mostRefused)
  if (!isMet && isJudged) missed += 1
  return {
    phase: name,
    asked: String(times.length),
    'read p95 ms': read.toFixed(0),
    'write p95 ms': write.toFixed(0),
    'others refused': spelled(failures),
    'strangers got': spelled(answers),
    'RSS MB': String(rss),
    figures: isJudged ? (isMet ? 'met' : 'MISSED') : '-',
  }
}

async function lostOf(database: Db, { titles, favorites }: Crowd['kept']) {
  const { rows } = await database.query<{ title: string }>(
    "select title from events where title like 'Siege %'",
    [],
  )
  const there = new Set(rows.map(({ title }) => title))
  const { rows: kept } = await database.query<{ mark: string }>(
    "select user_id || ' ' || event_id as mark from favorites",
    [],
  )
  const marks = new Set(kept.map(({ mark }) => mark))
  const wrong = [...favorites].filter(([mark, isFavorite]) => marks.has(mark) !== isFavorite)
  return titles.filter((title) => !there.has(title)).length + wrong.length
}

const spelled = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, n]) => `${what} ${n}`)
    .join(', ') || '-'

const say = (text: string) => void process.stdout.write(`${text}\n`)

for (const engine of engines) await besiege(engine)
process.exitCode = missed > 0 ? 1 : 0
