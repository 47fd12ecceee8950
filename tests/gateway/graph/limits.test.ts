import { describe, expect, test } from 'vitest'
import operations from '../../../gateway/generated/operations.json' with { type: 'json' }
import { canonical } from '../../../gateway/graph/canonical.ts'
import { examples } from '../../../gateway/graph/playgroundExamples.ts'
import { gatewayOver, readings } from '../double.ts'
import { origin } from '../double/origin.ts'

const open = () => gatewayOver(readings.ours)
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i))
const header = { 'content-type': 'application/json' }

describe('GQ-2 documents', () => {
  const refused = async (query: string) => {
    const { run, calls } = open()
    const { data, errors } = await run(query)
    expect(data ?? null).toBeNull()
    expect(calls).toHaveLength(0)
    return errors?.map(({ message }) => message).join(' ')
  }

  test('ten aliases pass, eleven do not', async () => {
    const { data } = await open().run(`{ ${times(10, (i) => `a${i}: me { id }`).join(' ')} }`)
    expect(Object.keys(data ?? {})).toHaveLength(10)
    expect(await refused(`{ ${times(11, (i) => `a${i}: me { id }`).join(' ')} }`)).toContain('11 aliases')
  })

  test('aliases in a fragment count each time it is used', async () => {
    const uses = 'fragment F on User { a: id b: id c: id d: id } '
    expect(await refused(`${uses} { me { ...F ...F ...F } }`)).toContain('12 aliases')
  })

  test('aliases in introspection count too', async () => {
    const queryOf = (count: number) =>
      `{ __schema { ${times(count, (i) => `t${i}: types { name }`).join(' ')} } }`
    expect((await open().run(queryOf(10))).errors).toBeUndefined()
    expect(await refused(queryOf(11))).toContain('11 aliases')
  })

  test('500 aliased logins are refused', async () => {
    const login = (i: number) => `l${i}: login(email: "a", password: "${i}") { token }`
    expect(await refused(`mutation { ${times(200, login).join('\n')} }`)).toBeTruthy()
    expect(await refused(`mutation { ${times(500, login).join('\n')} }`)).toBeTruthy()
  })

  test('a second mutation in a request is refused, even in a fragment', async () => {
    expect(await refused('mutation { logout resendCode(email: "a") }')).toContain('One mutation')
    const inFragment = 'fragment F on Mutation { resendCode(email: "a") } mutation { logout ...F }'
    expect(await refused(inFragment)).toContain('One mutation')
  })

  // The graph's types have no cycles, so only invalid documents can be this deep.
  test('a depth of eight fields is refused, even through fragments', async () => {
    const deep = '{ a { b { c { d { e { f { g { h } } } } } } } }'
    expect(await refused(deep)).toContain('8 fields deep')
    const fragments = 'fragment F on Event { c { d { e { ...G } } } } fragment G on Event { f { g { h } } }'
    expect(await refused(`{ a { b { ...F } } } ${fragments}`)).toContain('8 fields deep')
  })

  test.each([
    ['User', 'id', (spread: string) => `{ me { ${spread} } }`],
    ['Query', 'geocode(address: "Goa") { name }', (spread: string) => `{ ${spread} }`],
  ])('nested fragments of a %s are measured quickly', async (type, field, document) => {
    const chain = times(30, (i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`).join(' ')
    // Without memoization, these would be 2³⁰ fields, and the test would not end in time.
    const query = `${document('...F0')} ${chain} fragment F30 on ${type} { a: ${field} }`
    expect(await refused(query)).toContain('aliases')
  })

  test.each([
    'dashboard { totals { users } }',
    'users { count }',
    'adminEvents { count }',
    'auditLog { count }',
  ])('GQ-6 an expensive field may be selected only once: %s', async (field) => {
    expect(await refused(`{ ${field} a: ${field} }`)).toContain('once')
  })

  test('GQ-6 an expensive field may be selected only once, even under aliases and in fragments', async () => {
    const goa = 'geocode(address: "Goa") { name }'
    const again = 'other: geocode(address: "Pune") { name }'
    expect(await refused(`{ ${goa} ${again} }`)).toContain('Ask for geocode once')
    const spread = `{ ...F ...G } fragment F on Query { ${goa} } fragment G on Query { ...F ${again} }`
    expect(await refused(spread)).toContain('Ask for geocode once')
    const { run, calls } = open()
    const { errors } = await run(`{ ${goa} ...F ... on Query { ...F } } fragment F on Query { ${goa} }`)
    expect([errors, calls.length]).toEqual([undefined, 1])
  })

  test('a recursive fragment is refused', async () => {
    expect(await refused('{ me { ...F } } fragment F on User { id ...F }')).toContain('within itself')
  })

  test('eleven directives are refused', async () => {
    const include = '@include(if: true)'
    const spread = times(11, () => `... ${include} { id }`).join(' ')
    expect(await refused(`{ me { ${spread} } }`)).toContain('11 directives')
  })

  test('1,001 tokens are refused', async () => {
    expect(await refused(`{ me { ${'id '.repeat(1000)} } }`)).toContain('1000 tokens')
  })

  test('a document of slightly more than 10 kB is refused', async () => {
    const { post } = open()
    const query = `{ me { id } } #${'x'.repeat(9990)}`
    const response = await post({ query })
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] })
  })

  test('a query whose answer could be too large is refused; those of the screens are not', async () => {
    const fields =
      'results { id title content galleryImages { id url width height blur variants { width webp avif } } }'
    const page = `query q($size: Int) { events(pageSize: $size) { count next ${fields} } }`
    expect((await open().run(page)).errors).toBeUndefined()
    const twice = `{ a: events(pageSize: 100) { ${fields} } b: events(pageSize: 100) { ${fields} } }`
    expect(await refused(twice)).toContain('smaller page')
    const offset = `${twice.slice(0, -1)} c: events(pageSize: -100) { ${fields} } }`
    expect(await refused(offset)).toContain('smaller page')
  })

  test.each([true, false])(
    '201 fields in the variables are refused, however they are sent; playground %s',
    async (playground) => {
      const { fetch, calls } = gatewayOver(readings.ours, { playground })
      const query = Object.values(operations).find((text) => text.startsWith('query listEvents(')) ?? ''
      const fieldsOf = (count: number) =>
        Object.fromEntries(times(count, (i) => `f${i}`).map((name) => [name, 1]))
      const ways = (variables: object): [string, RequestInit][] => {
        const form = new FormData()
        form.set('operations', JSON.stringify({ query, variables }))
        form.set('map', '{}')
        const own = { 'x-plaza-client': 'web', authorization: 'Bearer token-1', 'content-length': '900' }
        return [
          ['', { method: 'POST', headers: header, body: JSON.stringify({ query, variables }) }],
          [`?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`, {}],
          ['', { method: 'POST', headers: own, body: form }],
        ]
      }
      for (const many of [fieldsOf(8000), { a: [{ b: fieldsOf(150) }, fieldsOf(60)] }]) {
        for (const [search, init] of ways({ filter: many })) {
          const response = await fetch(new Request(`${origin}/graphql${search}`, init))
          expect([response.status, await response.json()]).toMatchObject([
            400,
            {
              errors: [
                { message: 'At most 200 fields in `variables`.', extensions: { code: 'BAD_USER_INPUT' } },
              ],
            },
          ])
        }
      }
      expect(calls).toEqual([])
      const [, sound] = ways({ ...fieldsOf(100), ids: times(5000, String) })[0] ?? []
      expect((await fetch(new Request(`${origin}/graphql`, sound))).status).toBe(200)
    },
  )

  test('for long variables, only the first invalid value is reported', async () => {
    const { fetch } = gatewayOver(readings.ours, { playground: false })
    const known = Object.entries(operations).find(([, text]) => text.startsWith('mutation createEvent('))
    const extensions = { persistedQuery: { version: 1, sha256Hash: known?.[0] } }
    const refusals = async (length: number) => {
      const fields = times(190, (n) => `f${n}`).map((name) => [name, 'x'.repeat(length)])
      const body = JSON.stringify({ variables: { input: Object.fromEntries(fields) }, extensions })
      const response = await fetch(
        new Request(`${origin}/graphql`, { method: 'POST', headers: header, body }),
      )
      const { errors } = (await response.json()) as { errors: { message: string }[] }
      return errors.map(({ message }) => message)
    }
    expect((await refusals(1)).length).toBeGreaterThan(40)
    expect(await refusals(480)).toEqual([
      'Expected value of type "EventInput" to include required field "title".',
      'Too many errors processing variables, error limit reached. Execution aborted.',
    ])
  })

  test('batches are refused', async () => {
    const { post, calls } = open()
    const response = await post([{ query: '{ me { id } }' }, { query: '{ me { id } }' }])
    expect(response.status).toBe(400)
    expect(calls).toHaveLength(0)
  })

  test("over GET, only the client's own queries run", async () => {
    const operations = { a: canonical('{ me { fullName } }'), b: canonical('mutation { logout }') }
    const { fetch, calls } = gatewayOver(readings.ours, { operations })
    const get = (query: string) =>
      fetch(new Request(`${origin}/graphql?query=${encodeURIComponent(query)}`, { headers: header }))
    expect(await (await get(operations.a)).json()).toEqual({
      data: { me: { fullName: 'Asha Rao' } },
    })
    const broken = await fetch(
      new Request(`${origin}/graphql?query={me{id}}&variables={`, { headers: header }),
    )
    expect(await broken.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    const unknown = await get('{ me { id } }')
    expect([unknown.status, unknown.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    const mutation = await get('mutation { logout }')
    expect(mutation.status).toBe(405)
    expect(calls.map(({ method }) => method)).toEqual(['GET'])
    const put = await fetch(new Request(`${origin}/graphql`, { method: 'PUT', headers: header, body: '{}' }))
    expect(put.status).toBe(405)
  })
})

describe('GQ-3 with the playground', () => {
  test('its page holds everything that it needs', async () => {
    const { fetch } = open()
    const response = await fetch(new Request(`${origin}/graphql`, { headers: { accept: 'text/html' } }))
    const page = await response.text()
    const head = page.slice(0, page.indexOf('<style>'))
    expect(/<(?:script|link)[^>]+(?:src|href)="(?!data:)/.test(head)).toBe(false)
    expect(/<script [^>]*src=/.test(page)).toBe(false)
    expect(page.includes('YogaGraphiQL.renderYogaGraphiQL')).toBe(true)
  })

  test.each(
    examples().map(({ query, variables }) => [/(?:query|mutation) (\w+)/.exec(query)?.[1], query, variables]),
  )('the example %s is valid against the schema', async (operationName, query = '', variables = '') => {
    const { post } = open()
    const answer = await post({ query, operationName, variables: JSON.parse(variables || '{}') as unknown })
    expect(await answer.json()).not.toHaveProperty('errors')
  })

  test('the comments in the examples fit into editors that do not wrap lines', () => {
    const lines = examples().flatMap(({ query, variables, headers }) =>
      `${query}\n${variables}\n${headers}`.split('\n'),
    )
    // Only comments must fit, since they are meant to be read; code can be scrolled.
    const comments = lines.filter((line) => /^\s*(?:#|\/\/)/.test(line))
    expect(comments.length).toBeGreaterThan(10)
    expect(comments.filter((line) => line.length > 48)).toEqual([])
  })

  test('the first example signs in with the given login', async () => {
    const exampleLogin = { email: 'maya@plaza.localhost', password: 'secret' }
    const { fetch } = gatewayOver(readings.ours, { exampleLogin })
    const page = await fetch(new Request(`${origin}/graphql`, { headers: { accept: 'text/html' } }))
    expect((await page.text()).includes('maya@plaza.localhost')).toBe(true)
  })

  test('introspection includes the descriptions', async () => {
    const { data } = await open().run('{ __type(name: "User") { description fields { name } } }')
    expect(data?.__type).toMatchObject({ description: 'An account, as its owner and superadmins see it.' })
  })
})

describe('GQ-5 requests that a page of another site could make', () => {
  const body = new TextEncoder().encode('{"query":"mutation { logout }"}')
  const send = async (type: string, headers: Record<string, string> = {}) => {
    const { fetch, calls } = open()
    const all = { 'content-type': type, 'content-length': String(body.length), ...headers }
    const response = await fetch(new Request(`${origin}/graphql`, { method: 'POST', headers: all, body }))
    return { response, calls }
  }

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded', ''])(
    '"%s" requires a header that makes browsers send a preflight',
    async (type) => {
      const { response, calls } = await send(type, { origin: 'https://evil.example' })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
      expect(calls).toHaveLength(0)
    },
  )

  test('other origins may neither read answers nor send requests', async () => {
    const { response } = await send('application/json', { origin: 'https://evil.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const { fetch } = open()
    const ask = await fetch(
      new Request(`${origin}/graphql`, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      }),
    )
    expect(ask.status).toBe(405)
    expect(ask.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('HT-2 bodies', () => {
  test('JSON of slightly more than 100 kB is refused, by its declared length or while it arrives', async () => {
    const { fetch, calls } = open()
    const long = JSON.stringify({ query: '{ me { id } }', variables: { x: 'x'.repeat(100_000) } })
    const stated = new Request(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...header, 'content-length': String(long.length) },
      body: long,
    })
    expect((await fetch(stated)).status).toBe(413)
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000
        controller.enqueue(new Uint8Array(10_000))
      },
    })
    const init = { method: 'POST', headers: header, body: endless, duplex: 'half' }
    const streamed = await fetch(new Request(`${origin}/graphql`, init as RequestInit))
    expect(streamed.status).toBe(413)
    expect(sent).toBeLessThan(200_000)
    expect(calls).toHaveLength(0)
  })

  test.each(['gzip', 'GZIP', 'br', 'deflate', 'identity, gzip'])(
    'a compressed body (%s) is refused with the reason',
    async (encoding) => {
      for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
        const { fetch, calls } = open()
        const headers = {
          'x-plaza-client': 'web',
          'content-type': type,
          'content-encoding': encoding,
          'content-length': '9',
        }
        const init = { method: 'POST', headers, body: '{"a":"b"}' }
        const answer = await fetch(new Request(`${origin}/graphql`, init))
        expect([answer.status, await answer.json()]).toMatchObject([
          415,
          {
            errors: [
              {
                message: 'Send this uncompressed (without Content-Encoding).',
                extensions: { code: 'BAD_USER_INPUT', requestId: 'request-1' },
              },
            ],
          },
        ])
        expect(calls).toHaveLength(0)
      }
    },
  )

  test('a body that is empty or not a JSON object is a client error', async () => {
    const { post } = open()
    const answers = [await post(''), await post('{'), await post('7'), await post('null')]
    for (const answer of answers) {
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    }
  })
})
