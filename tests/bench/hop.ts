import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import operations from '../../gateway/generated/operations.json' with { type: 'json' }
import { demoLogin } from '../../service/account/sampleAccounts.ts'
import { loadSampleContent } from '../../service/run/sample/load.ts'
import { openTestService } from '../support/service.ts'
import { table } from '../support/run/table.ts'

/**
 * What the graph costs: Explore's page of 20 as the client asks for it, through the gateway with the service in its process and
 * with the service in another one (`COMMON_URL`), beside the REST endpoint itself and its bare SQL. CPU is that of all processes
 * but the one that asks.
 */

/** times the CPU of the REST endpoint */
const budget = 1.8
const rounds = 11
/** turns that do not count: with fewer, parts of the gateway still run uncompiled */
const warmUp = 10
const requests = 300
const atOnce = 4

const root = join(import.meta.dirname, '../..')
const list = '/common/events/list/main/?page_size=20'

interface Running {
  url: string
  child: ChildProcess
}

const folders: string[] = []

async function start(settings: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-hop-'))
  folders.push(dataDir)
  const preload = join(import.meta.dirname, '../support/run/cpuReport.ts')
  const child = spawn(process.execPath, ['--import', preload, 'gateway/process/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SAMPLE_DATA: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  for await (const text of child.stdout ?? []) if (String(text).includes('Plaza is at')) break
  return { url: `http://127.0.0.1:${port}`, child }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function stop({ child }: Running) {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

/** ms of CPU so far */
async function cpuOf({ child }: Running): Promise<number> {
  child.send('cpu')
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return (user + system) / 1000
}

interface Way {
  name: string
  /** The processes that work for it. */
  at: Running[]
  ask: () => Promise<void>
  cpu: number[]
  times: number[]
}

function way(name: string, at: Running[], url: string, path: string, token: string, body?: string): Way {
  const pool = new Pool(url, { connections: atOnce })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async (): Promise<void> => {
    const answer = await pool.request({ path, method: body ? 'POST' : 'GET', headers, body: body ?? null })
    const text = await answer.body.text()
    // On a machine that is busy with others too, the service sheds load.
    if (answer.statusCode === 503 || text.includes('"retryAfter"')) {
      await sleep(2000)
      return await ask()
    }
    if (answer.statusCode !== 200 || text.split('"blur"').length < 20) {
      throw new Error(`${name}: ${answer.statusCode} ${text.slice(0, 300)}`)
    }
  }
  return { name, at, ask, cpu: [], times: [] }
}

async function round({ at, ask, cpu, times }: Way) {
  const used = async () => (await Promise.all(at.map(cpuOf))).reduce((sum, ms) => sum + ms, 0)
  const before = await used()
  let left = requests
  const sender = async () => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  cpu.push(((await used()) - before) / requests)
}

/** ms of CPU for the statements of one answer alone. */
async function bareSql(): Promise<{ cpu: number; p50: number }> {
  const service = await openTestService()
  const { db } = service.services
  await loadSampleContent({ db, clock: () => new Date(), isLocal: true })
  const { token } = await service.person()
  const query = db.query.bind(db)
  const asked: [string, readonly unknown[] | undefined][] = []
  Object.assign(db, {
    query: (sql: string, params?: readonly unknown[]) => {
      asked.push([sql, params])
      return query(sql, params)
    },
  })
  await service.request('GET', list, { token })
  const statements = [...asked]
  const times: number[] = []
  const run = async () => {
    for (const [sql, params] of statements) await query(sql, params)
  }
  for (let warm = 0; warm < 50; warm += 1) await run()
  const before = process.cpuUsage()
  for (let at = 0; at < requests; at += 1) {
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  await service.close()
  return { cpu: (user + system) / 1000 / requests, p50: part(times, 0.5) }
}

const part = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/common/login/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(demoLogin),
  })
  if (!answer.ok) throw new Error(`The login gave ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { tokens: { access: string } }).tokens.access
}

const whole = await start({})
const behind = await start({ COMMON_URL: whole.url })
const rows: Record<string, string>[] = []
let missed = 0
try {
  const token = await signIn(whole.url)
  const query = Object.values(operations).find((text) => text.startsWith('query listEvents('))
  const body = JSON.stringify({ query, variables: { filter: {}, page: null } })
  const rest = way('REST', [whole], whole.url, list, token)
  const ways = [
    rest,
    way('GraphQL, service in its process', [whole], whole.url, '/graphql', token, body),
    way('GraphQL over COMMON_URL', [whole, behind], behind.url, '/graphql', token, body),
  ]
  // In turns, so that whatever else the machine does hits all alike.
  for (let turn = 0; turn < warmUp + rounds; turn += 1) {
    for (const each of ways) await round(each)
    if (turn !== warmUp - 1) continue
    for (const { cpu, times } of ways) {
      cpu.length = 0
      times.length = 0
    }
  }
  const sql = await bareSql()
  const base = part(rest.cpu, 0.5)
  rows.push({
    'page of 20': 'bare SQL, one at a time',
    'CPU ms': sql.cpu.toFixed(2),
    'of REST': (sql.cpu / base).toFixed(2),
    'p50 ms': sql.p50.toFixed(1),
    'p95 ms': '',
  })
  for (const { name, cpu, times } of ways) {
    const ratio = part(cpu, 0.5) / base
    if (ratio > budget) missed += 1
    rows.push({
      'page of 20': name,
      'CPU ms': part(cpu, 0.5).toFixed(2),
      'of REST': `${ratio.toFixed(2)}${ratio > budget ? ' MISSED' : ''}`,
      'p50 ms': part(times, 0.5).toFixed(1),
      'p95 ms': part(times, 0.95).toFixed(1),
    })
  }
} finally {
  await stop(behind)
  await stop(whole)
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
}
process.stdout.write(
  `${table(rows)}\n${rounds} turns of ${requests} requests, ${atOnce} at once; budget ${budget} x REST\n`,
)
process.exit(missed > 0 ? 1 : 0)
