import { request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashes } from '../../../client/generated/hashes.ts'
import { createGateway } from '../../../gateway/app.ts'
import type { Parts } from '../../../gateway/process/door.ts'
import { openTestDoor } from '../../support/http/door.ts'
import { testIntake } from '../../support/http/intake.ts'

const logged: object[] = []
const note = (facts: object) => void logged.push(facts)
const log = { info: note, warn: note, error: note } as unknown as Parts['log']

async function open(
  playground: boolean,
  publicUrl = 'http://plaza.test',
  isReady?: Parts['isReady'],
): Promise<Server> {
  const gateway = createGateway({
    commonUrl: 'http://plaza.test',
    intake: testIntake(),
    playground,
    log,
    fetch: ({ url }) =>
      /profile|geocode/.test(url) ? Promise.reject(new Error('reset')) : Promise.resolve(Response.json([])),
  })
  const client: Parts['client'] = ({ req }) =>
    req.path === '/broken' ? Promise.reject(new Error('x')) : Promise.resolve(new Response('page'))
  const isPlayground = () => playground
  const parts = { publicUrl, log, gateway, isPlayground, client, isReady }
  const { server } = await openTestDoor(parts)
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const json = { 'content-type': 'application/json' }
const ask = (query: string): RequestInit => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify({ query }),
})
const html = { headers: { accept: 'text/html', 'x-request-id': 'a-request' } }

/** A query as the client sends it. */
function read(name: string, variables: object): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashes[name] ?? name } }
  const parameters = { variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) }
  return `/graphql?${new URLSearchParams(parameters)}`
}

const answers: [string, number, string, RequestInit][] = [
  ['an operation', 200, '/graphql', ask('{ categories { id } }')],
  ['an operation whose service is unreachable', 200, '/graphql', ask('{ me { id } }')],
  ['a query of the client by GET', 200, read('listChoices', {}), {}],
  ['a query by its hash', 200, read('getProfile', {}), { headers: { authorization: 'Bearer token-1' } }],
  ['an unknown query by GET', 405, '/graphql?query={categories{id}}', {}],
  ['a mutation by GET', 405, '/graphql?query=mutation{logout}', {}],
  ['an invalid document', 200, '/graphql', ask('}{')],
  ['a document that does not match the schema', 200, '/graphql', ask('{ nothing }')],
  ['a document that is too long', 413, '/graphql', ask(`{ ${'me '.repeat(5000)} }`)],
  ['a body that is too long', 413, '/graphql', ask('x'.repeat(100_001))],
  ['a form from another site', 403, '/graphql', { method: 'POST', body: new FormData() }],
  ['another method', 405, '/graphql', { method: 'DELETE' }],
  ['a preflight request', 405, '/graphql', { method: 'OPTIONS' }],
  ['the playground', 200, '/graphql', html],
  ['the schema', 200, '/graphql/schema.graphql', {}],
  ['an unknown file of the playground', 404, '/graphql/playground/none.js', {}],
  ['an unknown path below the graph', 404, '/graphql/none', {}],
  ['the page', 200, '/explore', html],
  ['a page that fails', 500, '/broken', html],
  ['a path of the service, which runs elsewhere', 404, '/common/profile/', {}],
  ['health', 200, '/healthz', {}],
]

describe('LO-1 a GET request', () => {
  const isOwn = { headers: { 'x-plaza-client': 'web', authorization: 'Bearer canary-token' } }
  const search = read('listEvents', { filter: { search: 'canary-word' } })
  const inOrder = (path: string) => path.replace('%7B', '%7B%2C')

  test.each<[string, string, RequestInit, number[]]>([
    ['that is answered', search, isOwn, [200]],
    ['whose service is unreachable', read('geocode', { address: 'canary-street 7' }), isOwn, [200]],
    ['that cannot be parsed', inOrder(search), isOwn, [400]],
    ['with an unknown hash', read('canary-hash', { address: 'canary-street' }), isOwn, [403]],
    ['for a page', search, { headers: { accept: 'text/html' } }, [200, 406]],
  ])('%s is not in the log', async (_name, path, init, statuses) => {
    for (const playground of [true, false]) {
      const server = await open(playground)
      logged.length = 0
      const answer = await fetch(`${addressOf(server)}${path}`, init)
      await answer.arrayBuffer()
      await new Promise((resolve) => server.close(resolve))
      expect(statuses).toContain(answer.status)
      expect(inspect(logged, { depth: null, showHidden: true })).not.toMatch(/canary/)
      if (init === isOwn) expect(logged).toContainEqual(expect.objectContaining({ path: '/graphql' }))
    }
  })
})

describe('HT-1 headers of every response', () => {
  let server: Server
  let secure: Server
  beforeAll(async () => {
    server = await open(true)
    secure = await open(false, 'https://plaza.test')
  })
  afterAll(() => {
    server.close()
    secure.close()
  })

  test.each(answers)('%s (%d)', async (_name, status, path, init) => {
    const answer = await fetch(`${addressOf(server)}${path}`, init)
    await answer.arrayBuffer()
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'cache-control': 'no-store',
    })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(answer.headers.get('x-powered-by')).toBeNull()
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  })

  test('a gateway without its service is not ready', async () => {
    const away = await open(true, 'http://plaza.test', async () => false)
    const answer = await fetch(`${addressOf(away)}/readyz`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    away.close()
  })

  test('LO-1 each request is logged as one line', async () => {
    logged.length = 0
    await (await fetch(`${addressOf(server)}/explore?search=canary`, html)).text()
    const line = {
      requestId: 'a-request',
      method: 'GET',
      path: '/explore',
      status: 200,
      ms: expect.any(Number) as number,
    }
    await expect.poll(() => logged).toEqual([line])
  })

  test('LE-2 the token from a letter is not logged', async () => {
    logged.length = 0
    const answer = await fetch(`${addressOf(server)}/unsubscribe/canary-token?x=1`, { method: 'POST' })
    expect(answer.status).toBe(404)
    await expect.poll(() => logged).toEqual([expect.objectContaining({ path: '/unsubscribe/...' })])
  })

  test('the failure of a page is logged', async () => {
    logged.length = 0
    await fetch(`${addressOf(server)}/broken`, html)
    const failed = { requestId: 'a-request', err: expect.objectContaining({ message: 'x' }) as unknown }
    expect(logged).toContainEqual(failed)
  })

  test.each(answers)('HSTS behind TLS: %s', async (_name, _status, path, init) => {
    const answer = await fetch(`${addressOf(secure)}${path}`, init)
    await answer.arrayBuffer()
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  test.each([
    ['/graphql', 406, html],
    ['/graphql/schema.graphql', 404, {}],
    ['/graphql/playground/graphiql.js', 404, {}],
  ] as const)('GQ-3 without the playground, there is no page at %s', async (path, status, init) => {
    const answer = await fetch(`${addressOf(secure)}${path}`, init)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('<')
  })

  const chromium = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'
  test.each([
    ['text/html', 406, 'Accept JSON (Accept: application/json).'],
    [chromium, 400, 'Send an operation: by POST, as JSON with a `query`.'],
  ])('without the playground, a browser gets a short explanation: %s', async (accept, status, message) => {
    const headers = { accept, 'x-request-id': 'a-request' }
    const answer = await fetch(`${addressOf(secure)}/graphql`, { headers })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('content-type'), text]).toEqual([
      status,
      'application/json; charset=utf-8',
      JSON.stringify({
        errors: [{ message, extensions: { code: 'BAD_USER_INPUT', requestId: 'a-request' } }],
      }),
    ])
  })

  test('an operation is not run if the client does not accept JSON', async () => {
    const answer = await fetch(`${addressOf(server)}/graphql`, {
      ...ask('{ categories { id } }'),
      headers: { ...json, accept: 'text/plain' },
    })
    expect(answer.status).toBe(406)
    expect(await answer.text()).toContain('JSON')
  })

  test('HT-5 TRACE is refused', async () => {
    const { port } = server.address() as AddressInfo
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest({ port, path: '/graphql', method: 'TRACE' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
      request.end()
    })
    expect(status).toBe(405)
  })
})
