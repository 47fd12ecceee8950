import { describe, expect, test } from 'vitest'
import { gatewayOver, readings } from '../double.ts'
import { origin } from '../double/origin.ts'

const query = 'mutation c($images: [File!]) { createEvent(input: {}, images: $images) { id } }'
const file = new File(['x'], 'a.png', { type: 'image/png' })

/** Sends a form with these parts as a signed-in user. */
async function post(parts: readonly (readonly [string, string | File])[], options = {}) {
  const { fetch, calls } = gatewayOver(readings.ours, options)
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const encoded = new Response(form)
  const body = await encoded.arrayBuffer()
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
    'x-plaza-client': 'web',
    authorization: 'Bearer token-1',
  }
  const response = await fetch(new Request(`${origin}/graphql`, { method: 'POST', headers, body }))
  const text = await response.text()
  return { status: response.status, text, calls }
}

const operations = (variables: unknown = { images: [null, null] }) =>
  ['operations', JSON.stringify({ query, variables })] as const
const map = (paths: unknown) => ['map', JSON.stringify(paths)] as const

const wrong: [string, readonly (readonly [string, string | File])[]][] = [
  [
    'an index beyond the list',
    [operations({ images: [] }), map({ 0: ['variables.images.999999999'] }), ['0', file]],
  ],
  [
    'the largest index',
    [operations({ images: [] }), map({ 0: ['variables.images.4294967294'] }), ['0', file]],
  ],
  ['an index that is not a number', [operations(), map({ 0: ['variables.images.first'] }), ['0', file]]],
  ['the length of a list', [operations(), map({ 0: ['variables.images.length'] }), ['0', file]]],
  [
    'a path to a value other than null',
    [operations({ images: ['a'] }), map({ 0: ['variables.images.0'] }), ['0', file]],
  ],
  ['a name that does not exist', [operations(), map({ 0: ['variables.pictures'] }), ['0', file]]],
  [
    'a prototype',
    [operations({ a: { ['__proto__']: null } }), map({ 0: ['variables.a.__proto__'] }), ['0', file]],
  ],
  ['a constructor', [operations({ constructor: null }), map({ 0: ['variables.constructor'] }), ['0', file]]],
  ['a very long path', [operations(), map({ 0: ['variables.'.repeat(5000)] }), ['0', file]]],
  [
    'two paths for one file',
    [operations(), map({ 0: ['variables.images.0', 'variables.images.1'] }), ['0', file]],
  ],
  [
    'one path for two files',
    [operations(), map({ 0: ['variables.images.0'], 1: ['variables.images.0'] }), ['0', file], ['1', file]],
  ],
  ['no path', [operations(), map({ 0: [] }), ['0', file]]],
  [
    'a file that is not in the map',
    [operations(), map({ 0: ['variables.images.0'] }), ['0', file], ['1', file]],
  ],
  ['the same file twice', [operations(), map({ 0: ['variables.images.0'] }), ['0', file], ['0', file]]],
  [
    'a file that is missing',
    [operations(), map({ 0: ['variables.images.0'], 1: ['variables.images.1'] }), ['0', file]],
  ],
  ['a file before the map', [operations(), ['0', file], map({ 0: ['variables.images.0'] })]],
  ['a file before everything else', [['0', file], operations(), map({ 0: ['variables.images.0'] })]],
  ['no map', [operations(), ['0', file]]],
  ['no operations', [map({}), ['0', file]]],
  ['a text in place of a file', [operations(), map({ 0: ['variables.images.0'] }), ['0', 'text']]],
  [
    'more files than an event may have',
    [
      operations({ images: Array.from({ length: 11 }, () => null) }),
      map(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at, [`variables.images.${at}`]]))),
      ['0', file],
    ],
  ],
  ...[null, 7, 'text', true, [], [{ query }]]
    .map(
      (value) =>
        [
          `operations that are ${JSON.stringify(value)}`,
          [['operations', JSON.stringify(value)], map({})],
        ] as const,
    )
    .map(([name, parts]) => [name, parts] as [string, typeof parts]),
]

describe.each([true, false])('GQ-7 multipart maps, playground %s', (playground) => {
  test.each(wrong)('%s: 400 without a call to the service', async (_name, parts) => {
    const { status, text, calls } = await post(parts, { playground })
    expect([status, JSON.parse(text)]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ])
    expect(calls).toEqual([])
    expect(text.length).toBeLessThan(500)
  })
})

test('GQ-7 a body of 400,000 parts is not read to its end', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const { fetch } = gatewayOver(readings.ours)
  let sent = 0
  const body = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(Buffer.from(part.repeat(1000)))
      sent += 1000
      if (sent === 400_000) controller.close()
    },
  })
  const headers = {
    'content-length': String(400_000 * part.length),
    'content-type': 'multipart/form-data; boundary=x',
    'x-plaza-client': 'web',
    authorization: 'Bearer token-1',
  }
  const response = await fetch(
    new Request(`${origin}/graphql`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit),
  )
  expect(response.status).toBe(400)
  expect(sent).toBeLessThan(20_000)
})

test.each(['null', '7', '"text"', '[]', '[{"query":"{ me { id } }"}]', '', '{'])(
  'GQ-7 the body %s is answered with 400, whatever the Accept header',
  async (body) => {
    const { post: send } = gatewayOver(readings.ours)
    for (const accept of ['application/json', 'application/graphql-response+json', '*/*']) {
      const response = await send(body, { accept })
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: [{ extensions: { code: 'BAD_USER_INPUT', requestId: 'request-1' } }] },
      ])
    }
  },
)

test.each([
  ['GET', '/graphql/nothing', 404, 'NOT_FOUND'],
  ['POST', '/graphql/nothing', 404, 'NOT_FOUND'],
  ['GET', '/graphql/playground/nothing', 404, 'NOT_FOUND'],
  ['POST', '/graphql', 415, 'BAD_USER_INPUT'],
])('HT-5 %s %s is answered with a graph error: %i', async (method, path, status, code) => {
  for (const playground of [true, false]) {
    const { fetch } = gatewayOver(readings.ours, { playground })
    const headers = { 'content-type': 'text/csv', 'x-plaza-client': 'web' }
    const init = method === 'POST' ? { method, headers, body: 'a,b' } : { method }
    const response = await fetch(new Request(`${origin}${path}`, init))
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { errors: [{ extensions: { code, requestId: 'request-1' } }] },
    ])
  }
})

test('HT-5 media types are case-insensitive', async () => {
  const { post: send } = gatewayOver(readings.ours)
  const response = await send({ query: '{ categories { name } }' }, { 'content-type': 'Application/JSON' })
  expect(response.status).toBe(200)
})
