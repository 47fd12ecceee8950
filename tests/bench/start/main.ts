/**
 * Measures the cost of a Plaza started by `npm start`: the CPU seconds until `/readyz` for a fresh start, a
 * warm one and one after kill -9, and the memory of all its processes, both idle and while people use it and
 * upload pictures. The kernel enforces the memory limit if it can.
 *
 * `npm run bench -- start --events 0 --minutes 2 --limit 512`; with `--events 0`, it uses the sample content.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pino from 'pino'
import { openSession } from '../../../service/account/sessions.ts'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { freePort } from '../../support/freePort.ts'
import { table } from '../../support/run/table.ts'
import { generate } from '../service/generate.ts'
import { type Client, gather } from '../siege/clients.ts'
import { limitMemory } from '../siege/memoryLimit.ts'
import { memoryOf, processorOf } from './processes.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '0' },
    minutes: { type: 'string', default: '2' },
    limit: { type: 'string', default: '512' },
  },
})
const events = Number(values.events)
const people = 200
/** Seconds after which the background work of startup is done. */
const settling = 10

/** The limits: MB for memory, CPU seconds for starts. */
const goals = { 'at rest': events > 0 ? 350 : 250, 'in use': events > 0 ? 350 : 512, warm: 2, killed: 3 }

const root = join(import.meta.dirname, '../../..')
const dataDir = await mkdtemp(join(tmpdir(), 'plaza-start-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const memory = limitMemory(`plaza-start-${port}`, Number(values.limit) * 1_000_000)
const rows: Record<string, string>[] = []
let missed = 0

interface Running {
  child: ChildProcess
  pid: number
  most: () => number
}

async function start(name: string, goal?: number): Promise<Running> {
  const child = spawn(process.execPath, ['setup.mjs', '--build', 'gateway/process/server.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_DATA: events > 0 ? 'off' : 'on',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const pid = child.pid ?? 0
  memory?.hold(pid)
  let most = 0
  const sampling = setInterval(() => (most = Math.max(most, memoryOf(pid))), 250)
  child.once('exit', () => clearInterval(sampling))
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    await sleep(20)
  }
  const seconds = processorOf(pid)
  await sleep(settling * 1000)
  tell(name, seconds, goal, `${(processorOf(pid) - seconds).toFixed(1)} s in the ${settling} s after`)
  return { child, pid, most: () => most }
}

function tell(what: string, amount: number, goal?: number, note = '') {
  const isMet = goal === undefined || amount <= goal
  if (!isMet) missed += 1
  const unit = what.startsWith('memory') ? 'MB' : 's'
  const figures = {
    found: `${amount.toFixed(unit === 'MB' ? 0 : 2)} ${unit}`,
    goal: goal ? `${goal} ${unit}` : '-',
  }
  rows.push({ what, ...figures, verdict: goal ? (isMet ? 'met' : 'MISSED') : '-', note })
}

async function end({ child }: Running, signal: NodeJS.Signals) {
  child.kill(signal)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function populate(database: Database): Promise<Client[]> {
  if (events > 0) {
    await generate(database, events, 7)
    // Unverified accounts are deleted within the first hour; here some of them own more content than any real
    // one, so the deletion would distort the measurement.
    await database.longTransaction((tx) => tx.query('update users set is_email_verified = true'))
  }
  const { rows: found } = await database.query<{ id: number }>(
    'select id from users where is_active and is_email_verified order by id limit $1',
    [people],
  )
  const clients: Client[] = []
  for (const { id } of found) {
    const token = await openSession(database, id, new Date())
    if (token !== null) clients.push({ userId: id, token })
  }
  return clients
}

/** People at their own addresses. The sample content has few accounts, so several people share each. */
const crowdOf = (clients: readonly Client[]) =>
  clients.length === 0
    ? []
    : Array.from({ length: people }, (_, n) => clients[n % clients.length] ?? clients[0])

async function use(running: Running, clients: readonly Client[]) {
  const crowd = gather(
    url,
    crowdOf(clients).filter((client) => client !== undefined),
    events > 0 ? events : 60,
  )
  await sleep(Number(values.minutes) * 60_000)
  const { times, failures } = crowd.look()
  await crowd.end()
  const refused = Object.entries(failures).map(([code, n]) => `${code} ${n}`)
  const pictures = `${crowd.kept.titles.length} events created`
  const note = [`${times.length} requests`, pictures, ...refused].join(', ')
  tell('memory in use, at most', running.most(), goals['in use'], note)
  if (running.child.exitCode !== null || times.length === 0) missed += 1
}

try {
  const fresh = await start('fresh start')
  tell('memory of a fresh start, at most', fresh.most(), Number(values.limit))
  await end(fresh, 'SIGTERM')
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ dataDir, log, queryTimeoutMs: 600_000 })
  const clients = await populate(database)
  await database.close()
  await end(await start('warm start', goals.warm), 'SIGKILL')
  const running = await start('start after kill -9', goals.killed)
  tell('memory at rest', memoryOf(running.pid), goals['at rest'])
  await use(running, clients)
  await end(running, 'SIGTERM')
  const keeper = memory ? 'enforced by the kernel' : 'not enforced here'
  process.stdout.write(
    `${events > 0 ? `${events} events` : 'sample content'}, a limit of ${values.limit} MB ${keeper}\n`,
  )
  process.stdout.write(`${table(rows)}\n`)
} finally {
  memory?.remove()
  await rm(dataDir, { recursive: true, force: true })
}
process.exitCode = missed > 0 ? 1 : 0
