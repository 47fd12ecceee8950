import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { freePort } from '../../support/freePort.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, ownMigrations } from '../../../service/store/database/database.ts'
import { Line } from '../../support/line.ts'
import { crowding } from '../../support/run/pace.ts'
import {
  freshDatabase,
  hasPostgres,
  startOwnPostgres,
  startPostgres,
  type TestServer,
} from '../../support/database/postgres.ts'
import { killServices, startService, untilReady } from '../../support/serviceProcess.ts'
import { smtpServer } from '../../support/http/smtp.ts'

let server: TestServer
/** Restarts the server; null if the test did not start it. */
let restart: (() => Promise<void>) | null = null
let line: Line
let db: Database
let folder = ''
let ports: number[] = []
let smtpPort = 0
let token = ''
const outputs: (() => string)[] = []

const send = async (port: number, path: string, body: object, headers: Record<string, string> = {}) =>
  await fetch(`http://127.0.0.1:${port}/common/${path}/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Blocks the creation of the first table until both processes are waiting for it. */
async function heldUntilBothWait() {
  const undone = new Error('undone')
  let passed: Promise<void> = Promise.resolve()
  await new Promise<void>((held) => {
    passed = db
      .longTransaction(async (tx) => {
        await tx.query('create table migrations (name text)')
        held()
        for (let waiting = 0; waiting < 2; await sleep(50)) {
          await tx.query('select pg_stat_clear_snapshot()')
          waiting = (await tx.query<{ n: number }>(waits)).rows[0]?.n ?? 0
        }
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
  })
  return { passed }
}
const waits = `
  select count(*) as n from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`

// Two processes start with the same empty database, over a connection that can be cut, and without a mail
// server.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-two-'))
  if (hasPostgres()) {
    const own = await startOwnPostgres()
    server = own
    restart = () => own.restart()
  } else server = await startPostgres()
  const url = await freshDatabase(server.url)
  line = new Line(url)
  await line.open()
  ;[smtpPort = 0, ...ports] = [await freePort(), await freePort(), await freePort()]
  db = await openDatabase({ dataDir: '', databaseUrl: url, migrationsDir: null })
  const gate = await heldUntilBothWait()
  const both = ports.map((port) =>
    startService({
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      DATABASE_URL: line.url,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      RATE_LIMITS: 'off',
    }),
  )
  outputs.push(...both.map(({ output }) => output))
  await gate.passed
  await Promise.all(ports.map(untilReady))
})
afterAll(async () => {
  killServices()
  await db?.close()
  await line?.cut()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('two processes that start at once migrate once and create one superadmin', async () => {
  const { rows } = await db.query<{ name: string }>('select name from migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual((await readdir(ownMigrations)).toSorted())
  const passwords = outputs.flatMap((output) => /Superadmin: \S+, password (\S+)/.exec(output())?.[1] ?? [])
  expect(passwords).toHaveLength(1)
  const [first = 0] = ports
  const login = await send(first, 'login', { email: 'admin@plaza.localhost', password: passwords[0] })
  expect(login.status).toBe(200)
  token = ((await login.json()) as { tokens: { access: string } }).tokens.access
})

/**
 * Checks that while `happens` runs, calls that write to either process fail with a request to retry, and that
 * afterwards no write is lost and writing soon works again.
 */
async function writingWhile(happens: () => Promise<void>, kind: string) {
  const acknowledged: string[] = []
  const others = new Set<string>()
  const ending = new AbortController()
  let answeredAt = 0
  let slowest = 0
  const write = async (port: number, writer: number) => {
    for (let at = 0; !ending.signal.aborted; at += 1) {
      const name = `${kind} ${writer} ${at}`
      const began = performance.now()
      const answer = await send(port, 'types', { name }, { Authorization: `Bearer ${token}` })
      slowest = Math.max(slowest, performance.now() - began)
      if (answer.status === 201) {
        acknowledged.push(name)
        answeredAt = performance.now()
      } else others.add(`${answer.status} ${answer.headers.get('retry-after')}`)
      await sleep(20)
    }
  }
  const writers = [...ports, ...ports].map(write)
  await sleep(500)
  await happens()
  const away = acknowledged.length
  const back = performance.now()
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(away + 4)
  expect(answeredAt - back).toBeLessThan(5000 * crowding())
  ending.abort()
  await Promise.all(writers)
  expect([...others]).toEqual(['503 1'])
  expect(slowest).toBeLessThan(5000 * crowding())
  const { rows } = await db.query<{ name: string }>(
    'select name from event_types where starts_with(name, $1)',
    [kind],
  )
  const kept = new Set(rows.map(({ name }) => name))
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
}

test('while the database is unreachable, calls fail with a request to retry; afterwards everything works, and no acknowledged write is lost', async () => {
  const away = async () => {
    await line.cut()
    await sleep(1000)
    await line.open()
  }
  await writingWhile(away, 'Away')
})

test.skipIf(!hasPostgres())('no acknowledged write is lost while the database server restarts', async () => {
  await writingWhile(async () => restart?.(), 'Restarted')
})

test('a sign-up does not wait for an unreachable mail server, and its code is sent once the server is back', async () => {
  const [first = 0] = ports
  const began = performance.now()
  const person = {
    email: 'asha@example.org',
    password: 'blue boats at noon',
    full_name: 'Asha',
    phone: '+15550123',
  }
  expect((await send(first, 'register', person)).status).toBe(201)
  expect(performance.now() - began).toBeLessThan(5000 * crowding())
  await sleep(300)
  const smtp = await smtpServer(undefined, smtpPort)
  await expect.poll(() => smtp.received.length, { timeout: 60_000, interval: 100 }).toBe(1)
  expect(smtp.received[0]).toMatchObject({ to: [person.email] })
  await smtp.close()
})
