import { createHook } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { z } from '@hono/zod-openapi'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { DatabaseReadOnly, DatabaseUnavailable } from '../../../service/store/engine/errors.ts'
import { HttpError } from '../../../service/http/httpError.ts'
import { type Route, route } from '../../../service/http/route.ts'
import { Metrics } from '../../../service/run/health/metrics.ts'
import { MediaFull } from '../../../service/ports/media.ts'
import { openReset } from '../../../service/account/resets.ts'
import { openTestService, type TestService } from '../../support/service.ts'

let service: TestService

/** A route whose handler throws the result of `what`. */
const failing = (what: () => unknown) =>
  route('GET /common/failing/', {
    operationId: 'failing',
    access: 'anyone',
    tag: 'Events',
    summary: 'Fails.',
    handle: async () => {
      throw what()
    },
  })

beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

const get = async (
  path: string,
  options: Partial<Parameters<typeof createService>[1]> = {},
  init: RequestInit = {},
) => {
  const isPlain = Object.keys(options).length === 0
  const app = isPlain ? service.app : createService(service.services, { routes: allRoutes, ...options })
  return await app(new Request(`http://plaza.test${path}`, init))
}

test('HT-1 every answer has the security headers, including errors', async () => {
  const broken = [failing(() => new Error('boom'))]
  const answers = [
    await get('/common/docs'),
    await get('/common/nothing/'),
    await get('/common/profile/'),
    await get('/common/failing/', { routes: broken }),
    await get('/healthz'),
    await get('/media/nothing'),
  ]
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  expect((await get('/common/profile/')).headers.get('cache-control')).toBe('no-store')
  expect((await get('/common/profile/')).headers.get('www-authenticate')).toBe('Bearer')
  const secure = createService({ ...service.services, publicUrl: 'https://plaza.test' }, { routes: [] })
  const { headers } = await secure(new Request('https://plaza.test/healthz'))
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/)
})

test('HT-5 unknown paths get 404; unknown methods get 405 with the allowed methods', async () => {
  expect((await get('/common/nothing/')).status).toBe(404)
  expect((await get('/etc/passwd')).status).toBe(404)
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const answer = await get('/common/login/', {}, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
    expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) })
  }
  expect((await get('/common/profile', {}, { method: 'PUT' })).headers.get('allow')).toContain('GET')
})

test('AZ-2 other spellings of a path do not reach the route', async () => {
  for (const path of [
    '//common/profile/',
    '/common//profile/',
    '/common/profile%2F',
    '/common/x/../profile;/',
  ]) {
    expect([401, 404]).toContain((await get(path)).status)
    expect((await get(path)).status).not.toBe(200)
  }
  expect((await get('/common/profile')).status).toBe(401)
  expect((await get('/common/profile/')).status).toBe(401)
})

test('AZ-1 a route that does not declare who may call it prevents startup', () => {
  const silent = { ...failing(() => null), access: undefined } as unknown as Route
  expect(() => createService(service.services, { routes: [silent] })).toThrow('who may call it')
})

test('unexpected errors are masked and logged; database errors give 503 and 507', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const answer = async (error: unknown) => {
    const app = createService({ ...service.services, log }, { routes: [failing(() => error)] })
    const response = await app(new Request('http://plaza.test/common/failing/'))
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  const masked = await answer(new Error('select secret from /srv/plaza'))
  expect(masked.status).toBe(500)
  expect(masked.body).toBe('{"success":false,"message":"Something went wrong."}')
  expect(lines.join('')).toContain('select secret from /srv/plaza')

  const away = await answer(new DatabaseUnavailable('restarting at /srv/plaza'))
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1'])
  expect(away.body).not.toContain('/srv')
  expect((await answer(new DatabaseReadOnly('no space in /srv/plaza'))).status).toBe(507)
  expect((await answer(new MediaFull('no space in /srv/plaza'))).status).toBe(507)
  expect(await answer(new HttpError(409, 'Taken.', { extra: { email: 1 } }))).toMatchObject({
    status: 409,
    body: '{"success":false,"email":1,"message":"Taken."}',
  })
})

test('LO-1 each request is logged in one line, with its id and without secrets', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const app = createService({ ...service.services, log }, { routes: allRoutes })
  const token = `canary${'t'.repeat(37)}`
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Request-Id': 'from-the-gateway',
  }
  const facts = {
    email: 'canary@example.org',
    password: 'canary password',
    full_name: 'Canary',
    phone: '+15550002',
  }
  const send = (path: string, body: object) =>
    app(
      new Request(`http://plaza.test/common/${path}?canary=query`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
    )
  await app(new Request('http://plaza.test/common/profile/?canary=query', { headers }))
  for (const [path, body] of [
    ['register/', facts],
    ['login/', { email: facts.email, password: facts.password }],
    ['verify-email/', { email: facts.email, otp: '012345' }],
  ] as const) {
    await send(path, body)
    await app(
      new Request(`http://plaza.test/common/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
    )
  }
  const requests = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request')
  expect(requests).toHaveLength(7)
  for (const line of requests) {
    expect(line).toMatchObject({
      requestId: 'from-the-gateway',
      method: expect.any(String),
      status: expect.any(Number),
    })
  }
  expect(lines.join('').toLowerCase()).not.toMatch(/canary|012345/)
})

test('LO-2 logins, refusals, resets and limits are logged with account and address', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const app = createService({ ...service.services, log, rateLimits: true }, { routes: allRoutes })
  const send = (path: string, body: object, token = '') =>
    app(
      new Request(`http://plaza.test/common/${path}/`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'X-Request-Id': `request-${path}`,
        },
        body: JSON.stringify(body),
      }),
      { ip: '192.0.2.7' },
    )
  const { id, email, password, token } = await service.person()
  await send('login', { email, password })
  for (let tries = 0; tries < 6; tries += 1) await send('login', { email, password: 'wrong' })
  await send('types', { name: 'New' }, token)
  const reset_token = await openReset(service.db, id, service.now())
  const [new_password, confirm_password] = ['blue boats at noon', 'blue boats at noon']
  await send('set-new-password', { email, reset_token, new_password, confirm_password })
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const of = { user: id, ip: '192.0.2.7' }
  const login = { ...of, requestId: 'request-login' }
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'logged in', ...login }))
  expect(entries).toContainEqual(expect.objectContaining({ msg: 'login refused', ...login }))
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'password reset', ...of, requestId: 'request-set-new-password' }),
  )
  expect(entries).toContainEqual(
    expect.objectContaining({ msg: 'request', path: '/common/login/', status: 429 }),
  )
  for (const { path, requestId } of entries.filter(({ msg }) => msg === 'request'))
    expect(path).toBe(`/common/${String(requestId).slice('request-'.length)}/`)
  expect(entries.filter(({ requestId }) => requestId === undefined)).toEqual([])
  expect(entries).toContainEqual(expect.objectContaining({ path: '/common/types/', status: 403, user: id }))
})

test('mail is sent right after the request that puts it into the outbox, and after no other', async () => {
  let wakes = 0
  const app = createService(service.services, { routes: allRoutes, wakeMail: () => (wakes += 1) })
  const send = (path: string, body: object) =>
    app(
      new Request(`http://plaza.test/common/${path}/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const { email } = await service.person()
  await send('login', { email, password: 'wrong' })
  expect(wakes).toBe(0)
  // The job wakes for unknown addresses too, since the account is looked up only afterwards (AU-5).
  await send('forgot-password', { email: 'nobody@example.org' })
  expect(wakes).toBe(1)
  await send('forgot-password', { email })
  expect(wakes).toBe(2)
})

test('a request id that is not a plain word is replaced', async () => {
  const { headers } = await get('/healthz', {}, { headers: { 'X-Request-Id': 'a "quoted" one' } })
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('while the process is overloaded, calls are refused, but health is still reported', async () => {
  const isOverloaded = () => true
  const answer = await get('/common/types/', { isOverloaded })
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get('/healthz', { isOverloaded })).status).toBe(200)
})

test('/readyz says whether the database answers; /healthz only that the process is alive', async () => {
  expect((await get('/readyz')).status).toBe(200)
  const db = {
    query: () => Promise.reject(new DatabaseUnavailable('gone')),
    transaction: () => Promise.reject(new Error()),
  }
  const app = createService({ ...service.services, db }, { routes: [] })
  const answer = await app(new Request('http://plaza.test/readyz'))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect((await app(new Request('http://plaza.test/healthz'))).status).toBe(200)
})

test('HT-8 pages are compressed, but answers to requests with a token are not', async () => {
  const encoding = async (path: string) => {
    const request = new Request(`http://plaza.test${path}`, { headers: { 'accept-encoding': 'gzip, br' } })
    return (await service.app(request)).headers.get('content-encoding')
  }
  expect(await encoding('/common/docs/swagger-ui.css')).toBe('gzip')
  expect(await encoding('/common/openapi.json')).toBe('gzip')
  expect(await encoding('/common/types/')).toBeNull()
})

test('HT-6 the reference and its scripts are compressed only once, for any number of requests', async () => {
  let compressions = 0
  const hook = createHook({ init: (_id, type) => void (compressions += type === 'ZLIB' ? 1 : 0) })
  for (const path of ['/common/docs/swagger-ui-bundle.js', '/common/openapi.json']) {
    const plain = Buffer.from(await (await get(path)).arrayBuffer())
    compressions = 0
    hook.enable()
    for (let at = 1; at <= 3; at += 1) {
      const answer = await get(path, {}, { headers: { 'accept-encoding': 'gzip' } })
      const packed = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      // The hook counts only the test's own decompression.
      expect(gunzipSync(packed).equals(plain)).toBe(true)
      expect(compressions).toBe(at)
    }
    hook.disable()
  }
})

test('/metrics counts requests by route, not by the requested path', async () => {
  const metrics = new Metrics()
  metrics.gauge('plaza_test', 'A test.', () => 7)
  metrics.gauge('plaza_broken', 'Fails.', () => Promise.reject(new Error('no database')))
  const app = createService(service.services, { routes: allRoutes, metrics })
  for (const id of [1, 2, 3]) await app(new Request(`http://plaza.test/common/events/${id}/`))
  await app(new Request('http://plaza.test/common/events/pending/'))
  await app(new Request('http://plaza.test/common/nothing-of-the-kind/'))
  const text = await (await app(new Request('http://plaza.test/metrics'))).text()
  expect(text).toMatch(/_count\{method="GET",route="\/common\/events\/:id\/",status="401"\} 3\n/)
  expect(text).toMatch(/_count\{method="GET",route="\/common\/events\/pending\/",status="401"\} 1\n/)
  expect(text).toMatch(/_count\{method="GET",route="none",status="404"\} 1\n/)
  expect(text).toContain('plaza_test 7')
  expect(text).not.toContain('plaza_broken')
  expect(text).not.toContain('nothing-of-the-kind')
})

test('the reference describes every route, its access and its errors, and is rendered without any other host', async () => {
  const reference = (await (await get('/common/openapi.json')).json()) as {
    openapi: string
    paths: Record<
      string,
      Record<string, { security?: unknown; summary: string; responses: Record<string, unknown> }>
    >
  }
  expect(reference.openapi).toBe('3.1.0')
  for (const { path, method, access } of allRoutes) {
    const call = reference.paths[path]?.[method]
    expect(call?.summary, `${method} ${path}`).toMatch(/\.$/)
    expect(call?.security).toEqual(access === 'anyone' ? [] : [{ bearer: [] }])
    expect(Object.keys(call?.responses ?? {})).toEqual(expect.arrayContaining(['400', '429', '503']))
    if (access === 'superadmin') expect(call?.responses).toHaveProperty('403')
  }
  const page = await get('/common/docs')
  const text = await page.text()
  const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)]
    .filter(([, source]) => source !== 'data:,')
    .map(([, source]) => source ?? '')
  expect(sources).toHaveLength(3)
  for (const source of sources) {
    expect(source).toMatch(/^\/common\/docs\//)
    expect((await get(source)).status).toBe(200)
  }
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect((await get('/common/docs/package.json')).status).toBe(404)
})

test('VA-1 an unknown or repeated query parameter is refused', async () => {
  const { token } = await service.person()
  const counted = route('GET /common/counted/', {
    operationId: 'counted',
    access: 'signedIn',
    tag: 'Events',
    summary: 'Counts.',
    query: z.strictObject({ n: z.string().optional().openapi({ description: 'A number.', example: '1' }) }),
    handle: async ({ query }) => ({ n: query.n ?? null }),
  })
  const ask = async (search: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await get(`/common/counted/${search}`, { routes: [counted] }, { headers })
    return answer.status
  }
  expect(await ask('?n=1')).toBe(200)
  expect(await ask('?m=1')).toBe(400)
  expect(await ask('?n=1&n=2')).toBe(400)
  expect(await ask('?__proto__=1')).toBe(400)
})

test('AU-1 a body can be read when the listener has its own Request class', async () => {
  const own = getRequestListener((request) => service.app(request), { overrideGlobalObjects: false })
  const server = createServer(own).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/common/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'not-a-password' }),
  })
  server.close()
  server.closeAllConnections()
  expect(answer.status).toBe(401)
})

test('HT-2 a compressed body is refused, and the answer says why', async () => {
  const token = (await service.person({})).token
  const send = async (path: string, type: string, encoding: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type, 'content-encoding': encoding }
    const answer = await get(
      path,
      {},
      { method: 'POST', headers, body: gzipSync('{"email":"a@example.org"}') },
    )
    return [answer.status, await answer.json()]
  }
  const refused = [415, { success: false, message: 'Send this uncompressed (without Content-Encoding).' }]
  for (const encoding of ['gzip', 'GZIP', 'br', 'deflate', 'identity, gzip']) {
    expect(await send('/common/login/', 'application/json', encoding)).toEqual(refused)
    expect(await send('/common/events/create/', 'multipart/form-data; boundary=x', encoding)).toEqual(refused)
  }
  expect((await send('/common/login/', 'application/json', 'identity'))[0]).toBe(400)
})
