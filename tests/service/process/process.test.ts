import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { freePort } from '../../support/freePort.ts'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyMigrated } from '../../support/database/embedded.ts'
import { readEvents } from '../../support/http/eventStream.ts'
import {
  killServices,
  startInShell,
  startService as start,
  untilReady,
} from '../../support/serviceProcess.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-process-'))
})
afterAll(async () => {
  killServices()
  await rm(folder, { recursive: true, force: true })
})

const startService = (variables: Record<string, string>) => start({ DATA_DIR: folder, ...variables })

/**
 * The status of the answer; `cut` if a reused connection ended without one, `refused` if there was no
 * connection.
 */
const outcomeOf = (agent: Agent, url: string) =>
  new Promise<number | string>((resolve) => {
    const asking = get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    asking.on('error', () => resolve(asking.reusedSocket ? 'cut' : 'refused'))
  })

interface Answer {
  status: number
  body: { user?: { user_type: string } }
}

test(
  'AU-15 prints a generated password once; the password works, and a second start keeps it',
  { timeout: 240_000 },
  async () => {
    const port = await freePort()
    const first = startService({ PORT: String(port) })
    await untilReady(port)
    const login = async (password: string | undefined): Promise<Answer> => {
      const response = await fetch(`http://127.0.0.1:${port}/common/login/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'admin@plaza.localhost', password }),
      })
      // A machine that cannot keep up answers 503.
      if (response.status === 503) return await sleep(1000).then(() => login(password))
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    }
    const [, password] = /Superadmin: admin@plaza\.localhost, password (\S+)/.exec(first.output()) ?? []
    expect(first.output()).toContain(`http://127.0.0.1:${port}/mailbox`)
    expect(await login(password)).toMatchObject({ status: 200, body: { user: { user_type: 'superadmin' } } })

    const occupied = startService({ PORT: String(port), DATA_DIR: join(folder, 'other') })
    const locked = startService({ PORT: String(await freePort()) })
    expect([await occupied.ended, await locked.ended]).toEqual([1, 1])
    expect(occupied.errors()).toMatch(new RegExp(`^Port ${port} [^\\n]+\\n$`))
    expect(locked.errors()).toMatch(/^[^\n]*in use[^\n]*\n$/)

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.errors()).toBe('')

    const second = startService({ PORT: String(port) })
    await untilReady(port)
    expect(second.output()).not.toContain('password')
    expect((await login(password)).status).toBe(200)
    second.child.kill('SIGINT')
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
  },
)

test('CO-1 an invalid variable ends the process with one line and exit code 1', async () => {
  const { ended, errors } = startService({ PORT: 'many' })
  expect(await ended).toBe(1)
  expect(errors()).toBe('PORT must be a number.\n')
})

test('on SIGTERM, no request is cut off and the process exits with 0', async () => {
  const port = await freePort()
  const { child, ended } = startService({
    PORT: String(port),
    DATA_DIR: copyMigrated(join(folder, 'drain')),
    RATE_LIMITS: 'off',
  })
  await untilReady(port)
  const post = (at: number) => {
    const sending = request(`http://127.0.0.1:${port}/common/register/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    })
    const person = {
      email: `p${at}@example.org`,
      password: 'blue boats at noon',
      full_name: 'P',
      phone: `+155500${100 + at}`,
    }
    sending.end(JSON.stringify(person))
    const answer = once(sending, 'response') as Promise<[IncomingMessage]>
    return { sent: once(sending, 'finish'), status: answer.then(([{ statusCode }]) => statusCode) }
  }
  /** Sends requests one after another over a persistent connection, until no connection is possible. */
  const read = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const outcomes = new Set<number | string>(); ;) {
      const outcome = await outcomeOf(agent, `http://127.0.0.1:${port}/healthz`)
      outcomes.add(outcome)
      if (typeof outcome === 'string') return [...outcomes]
    }
  }
  const reading = Array.from({ length: 8 }, read)
  const posts = Array.from({ length: 10 }, (_, at) => post(at))
  await Promise.all(posts.map(({ sent }) => sent))
  child.kill('SIGTERM')
  expect(await Promise.all(posts.map(({ status }) => status))).toEqual(Array.from({ length: 10 }, () => 201))
  expect(await ended).toBe(0)
  for (const outcomes of await Promise.all(reading)) expect(outcomes).toEqual([200, 'refused'])
})

test.each([
  ['since some shells do not forward signals', false],
  ['even on a Node that cannot replace its own process', true],
])('the process ends when the shell in which npm runs it ends, %s', async (_why, isOlderNode) => {
  const port = await freePort()
  const { child, ended, output } = startInShell(
    {
      npm_lifecycle_event: 'service',
      PORT: String(port),
      DATA_DIR: copyMigrated(join(folder, `orphan-${isOlderNode}`)),
    },
    { isOlderNode },
  )
  await untilReady(port)
  child.kill('SIGTERM')
  await ended
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'gone'), { timeout: 15_000 })
    .toBe('gone')
  expect(output()).toContain('Superadmin')
})

test('SIGTERM ends open streams at once, each with an event that says so', async () => {
  const port = await freePort()
  const admin = { SUPERADMIN_EMAIL: 'boss@plaza.localhost', SUPERADMIN_PASSWORD: 'forty two lanterns' }
  const { child, ended } = startService({
    PORT: String(port),
    DATA_DIR: copyMigrated(join(folder, 'streams')),
    ...admin,
  })
  await untilReady(port)
  const login = await fetch(`http://127.0.0.1:${port}/common/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: admin.SUPERADMIN_EMAIL, password: admin.SUPERADMIN_PASSWORD }),
  })
  const { tokens } = (await login.json()) as { tokens: { access: string } }
  const headers = { Authorization: `Bearer ${tokens.access}` }
  const streams = await Promise.all(
    ['pending', 'dashboard', 'pending,dashboard'].map(async (topics) => {
      const { body } = await fetch(`http://127.0.0.1:${port}/common/changes/?topics=${topics}`, { headers })
      const stream = readEvents(body ?? new ReadableStream())
      await stream.at(0)
      return stream
    }),
  )
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  for (const stream of streams) {
    await stream.ended
    expect(stream.messages.at(-1)).toMatchObject({ event: 'end', data: { reason: 'restart' } })
  }
})
