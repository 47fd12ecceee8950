import { mkdtemp, rm } from 'node:fs/promises'
import { freePort } from '../../support/freePort.ts'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashes } from '../../../client/generated/hashes.ts'
import { listen } from '../../../gateway/network/listen.ts'
import { copyMigrated } from '../../support/database/embedded.ts'
import { photo } from '../../support/events.ts'
import { readEvents } from '../../support/http/eventStream.ts'
import { killServices, startGateway, startService, untilReady } from '../../support/serviceProcess.ts'
import type { Answer } from '../double.ts'
import { sent } from '../sent.ts'

const admin = { email: 'admin@plaza.localhost', password: 'a quiet square at noon' }
const asha = {
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919812345678',
  password: 'kites over rivers',
}

let folder = ''
let service: ReturnType<typeof startService>
let gateway: ReturnType<typeof startGateway>
let servicePort = 0
let gatewayPort = 0
/** The response to a connection that never finishes its headers, and how many ms it took. */
let slow: Promise<{ response: string; ms: number }>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-halves-'))
  servicePort = await freePort()
  gatewayPort = await freePort()
  const secret = { GATEWAY_SECRET: 'known to both halves' }
  service = startService({
    ...secret,
    PORT: String(servicePort),
    DATA_DIR: copyMigrated(join(folder, 'data')),
    SUPERADMIN_EMAIL: admin.email,
    SUPERADMIN_PASSWORD: admin.password,
  })
  gateway = startGateway({
    ...secret,
    PORT: String(gatewayPort),
    COMMON_URL: `http://127.0.0.1:${servicePort}`,
  })
  await untilReady(gatewayPort)
  slow = slowHeaders()
  await untilReady(servicePort)
}, 90_000)
afterAll(async () => {
  gateway.child.kill('SIGTERM')
  await gateway.ended
  killServices()
  await rm(folder, { recursive: true, force: true })
})

function slowHeaders() {
  const began = performance.now()
  return new Promise<{ response: string; ms: number }>((resolve, reject) => {
    const socket = connect(gatewayPort, '127.0.0.1', () =>
      socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\n'),
    )
    let response = ''
    socket.on('data', (data) => (response += data.toString()))
    socket.on('close', () => resolve({ response, ms: performance.now() - began }))
    socket.on('error', reject)
  })
}

async function ask(
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const { body, headers: own } = await sent(query, variables)
  const all = { ...own, ...headers }
  return await fetch(`http://127.0.0.1:${gatewayPort}/graphql`, { method: 'POST', headers: all, body })
}

async function dataOf<Data>(query: string, variables: Record<string, unknown> = {}, token = '') {
  const answer = (await (await ask(query, variables, bearer(token))).json()) as Answer
  expect(answer.errors).toBeUndefined()
  return answer.data as Data
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const login = `mutation login($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`
async function tokenOf({ email, password }: { email: string; password: string }) {
  const { login: session } = await dataOf<{ login: { token: string } }>(login, { email, password })
  return session.token
}

async function mailedCode(): Promise<string> {
  const mail = await (await fetch(`http://127.0.0.1:${servicePort}/mailbox.json`)).text()
  return /\b\d{6}\b/.exec(mail)?.[0] ?? ''
}

test(
  'the main workflow over a socket: sign-up, login, creation with a picture, approval, search, favourite',
  { timeout: 60_000 },
  async () => {
    await dataOf('mutation r($input: RegisterInput!) { register(input: $input) }', { input: asha })
    await expect.poll(mailedCode, { timeout: 20_000 }).not.toBe('')
    await dataOf('mutation v($email: String!, $otp: String!) { verifyEmail(email: $email, otp: $otp) }', {
      email: asha.email,
      otp: await mailedCode(),
    })
    const token = await tokenOf(asha)
    const boss = await tokenOf(admin)
    const { categories, eventTypes } = await dataOf<Record<'categories' | 'eventTypes', [{ id: string }]>>(
      '{ categories { id } eventTypes { id } }',
      {},
      token,
    )
    const input = {
      title: 'Kite morning',
      category: categories[0].id,
      eventType: eventTypes[0].id,
      eventDate: '2099-06-01',
      startTime: '09:30',
      venue: 'Harbour lawn',
      location: 'Lisbon',
    }
    const { createEvent } = await dataOf<{ createEvent: { id: string; galleryImages: [{ url: string }] } }>(
      'mutation c($input: EventInput!, $images: [File!]) { createEvent(input: $input, images: $images) { id approvalStatus galleryImages { url } } }',
      { input, images: [await photo()] },
      token,
    )
    expect(createEvent).toMatchObject({
      approvalStatus: 'PENDING',
      galleryImages: [{ url: expect.any(String) }],
    })
    const { id, galleryImages } = createEvent
    const picture = await fetch(galleryImages[0].url)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])

    const { body } = await ask(
      'subscription e($id: ID!) { eventChanged(id: $id) { approvalStatus } }',
      { id },
      { ...bearer(token), accept: 'text/event-stream' },
    )
    const stream = readEvents(body ?? new ReadableStream())
    const changed = (approvalStatus: string) => ({ data: { data: { eventChanged: { approvalStatus } } } })
    expect(await stream.at(0)).toMatchObject(changed('PENDING'))
    await dataOf(
      'mutation d($id: ID!) { decideEvent(id: $id, decision: PUBLISH) { approvalStatus } }',
      { id },
      boss,
    )
    expect(await stream.at(1)).toMatchObject(changed('PUBLISHED'))
    await stream.cancel()

    const { events } = await dataOf<{ events: unknown }>(
      '{ events(filter: { search: "kite" }) { results { id title } } }',
      {},
      token,
    )
    expect(events).toEqual({ results: [{ id, title: input.title }] })
    await dataOf(
      'mutation k($id: ID!) { saveFavorite(eventId: $id, isFavorite: true) { isFavorite } }',
      { id },
      token,
    )
    const { favorites } = await dataOf<{ favorites: unknown }>(
      '{ favorites { results { event { id } } } }',
      {},
      token,
    )
    expect(favorites).toEqual({ results: [{ event: { id } }] })
  },
)

test('LO-1 the same request id is in the response, its header, and the logs of both processes', async () => {
  const requestId = 'quoted-by-a-person'
  const answer = await ask('{ me { id } }', {}, { 'x-request-id': requestId, ...bearer('none') })
  expect(answer.headers.get('x-request-id')).toBe(requestId)
  expect(await answer.json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED', requestId } }],
  })
  const linesOf = (output: string) => output.split('\n').filter((line) => line.includes(requestId))
  await expect.poll(() => linesOf(gateway.output()).length).toBe(1)
  expect(JSON.parse(linesOf(gateway.output())[0] ?? '')).toMatchObject({
    requestId,
    path: '/graphql',
    status: 200,
  })
  expect(linesOf(service.output()).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { requestId, method: 'GET', path: '/common/profile/', status: 401 },
  ])
  const direct = await fetch(`http://127.0.0.1:${servicePort}/common/profile/`, {
    headers: { 'x-request-id': `${requestId}-2` },
  })
  expect(direct.headers.get('x-request-id')).toBe(`${requestId}-2`)

  // A request without a valid id gets a new one, which is also logged.
  for (const headers of [{}, { 'x-request-id': 'a b' }]) {
    const made = (await ask('{', {}, headers)).headers.get('x-request-id') ?? ''
    expect(made).toMatch(/^[\w-]{36}$/)
    await expect.poll(() => gateway.output()).toContain(made)
  }
  const bare = (await (await fetch(`http://127.0.0.1:${gatewayPort}/graphql`)).json()) as Answer
  await expect.poll(() => gateway.output()).toContain(bare.errors?.[0]?.extensions.requestId)
})

test(
  'HT-2 the gateway reads at most 16 kB of headers, for at most 10 s, and at most 100 kB of JSON',
  { timeout: 30_000 },
  async () => {
    const statusWith = (bytes: number) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'x-long': 'x'.repeat(bytes) }
        const request = httpRequest({ port: gatewayPort, path: '/healthz', headers }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        request.on('error', reject)
        request.end()
      })
    expect([await statusWith(16_000), await statusWith(16_400)]).toEqual([200, 431])
    expect((await ask(`{ me { id } } #${'x'.repeat(100_000)}`)).status).toBe(413)
    const { response, ms } = await slow
    expect(response).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeGreaterThan(9900)
    expect(ms).toBeLessThan(17_000)
  },
)

test('HT-2 a request must be complete within 60 seconds', async () => {
  const server = await listen(() => {}, { host: '127.0.0.1', port: 0 })
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000 })
  server.close()
})

test('PUBLIC only a gateway that is reachable from outside makes its service public', async () => {
  const mailbox = async () => (await fetch(`http://127.0.0.1:${servicePort}/mailbox.json`)).status
  const introspection = async (headers: Record<string, string> = {}) =>
    (await ask('{ __schema { queryType { name } } }', {}, headers)).status
  await dataOf('{ categories { id } }', {}, await tokenOf(admin))
  expect([await mailbox(), await introspection()]).toEqual([200, 200])

  expect(await introspection({ 'x-forwarded-for': '203.0.113.9' })).toBe(403)
  expect(await mailbox()).toBe(200)
  // Sent by its hash, since other operations no longer run.
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashes['getProfile'] } }
  const body = JSON.stringify({ extensions })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  expect((await fetch(`http://127.0.0.1:${gatewayPort}/graphql`, init)).status).toBe(200)
  expect(await mailbox()).toBe(404)
  await expect.poll(service.output).toContain('Plaza is public from now on')
})
