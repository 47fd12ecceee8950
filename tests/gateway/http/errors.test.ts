import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openUpstream } from '../../../gateway/process/behind/upstream.ts'
import { gatewayOver } from '../double.ts'

const read = '{ me { id } }'
const write = 'mutation { logout }'
const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  gatewayOver(() => Response.json(body, { status, headers }))

describe('answers of the service', () => {
  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [400, 'BAD_USER_INPUT'],
    [422, 'BAD_USER_INPUT'],
    [409, 'CONFLICT'],
    [429, 'RATE_LIMITED'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [500, 'UPSTREAM_UNAVAILABLE'],
    [503, 'UPSTREAM_UNAVAILABLE'],
    [504, 'UPSTREAM_TIMEOUT'],
  ])('%d is %s', async (status, code) => {
    const { codeOf } = answering(status, { success: false, message: 'Told to people.' })
    expect(await codeOf(read)).toBe(code)
    expect(await codeOf(write)).toBe(code)
  })

  test('refused fields are named as in the graph', async () => {
    const { run } = answering(400, {
      success: false,
      message: 'Please correct the marked fields.',
      errors: { full_name: ['Required.'], event_type_id: ['Unknown.'], email: 'Taken.' },
    })
    const { errors } = await run(read)
    expect(errors?.[0]).toMatchObject({
      message: 'Please correct the marked fields.',
      extensions: { fields: { fullName: ['Required.'], eventType: ['Unknown.'], email: ['Taken.'] } },
    })
  })

  test.each([
    [413, { picture: ['Too large.'] }],
    [415, { picture: ['Too large.'] }],
    [429, { picture: ['Too large.'] }],
    [403, { picture: ['Too large.'] }],
    [401, undefined],
    [404, undefined],
  ])('%d names fields only if their values are refused', async (status, fields) => {
    const { run } = answering(status, { success: false, errors: { profile_pic: ['Too large.'] } })
    expect((await run(write)).errors?.[0]?.extensions.fields).toEqual(fields)
  })

  test('a foreign service may send the fields at the top level and the reason in `detail`', async () => {
    const fields = answering(400, { phone: ['Taken.'], non_field_errors: ['Not now.'] })
    expect((await fields.run(read)).errors?.[0]).toMatchObject({
      message: 'Not now.',
      extensions: { code: 'BAD_USER_INPUT', fields: { phone: ['Taken.'] } },
    })
    const detail = answering(401, { detail: 'Token expired.' })
    expect((await detail.run(read)).errors?.[0]).toMatchObject({
      message: 'Token expired.',
      extensions: { code: 'UNAUTHENTICATED' },
    })
  })

  test('a foreign service may refuse with status 200', async () => {
    expect(await answering(200, { success: false, message: 'No.' }).codeOf(write)).toBe('BAD_USER_INPUT')
    const taken = answering(200, { errors: { email: ['Taken.'] } })
    const { errors } = await taken.run(write)
    expect(errors?.[0]?.extensions.fields).toEqual({ email: ['Taken.'] })
  })

  test.each([200, 400, 401, 403])('an unverified login is also recognised with status %d', async (status) => {
    const { codeOf } = answering(status, { success: false, email: 1, message: 'Verify email' })
    const login = 'mutation { login(email: "a@b.example", password: "x") { token } }'
    expect(await codeOf(login)).toBe('EMAIL_UNVERIFIED')
  })

  test('an email address already in use does not count as unverified', async () => {
    expect(await answering(400, { email: ['Taken.'] }).codeOf(write)).toBe('BAD_USER_INPUT')
  })

  test('the time to wait is given in seconds', async () => {
    const { run } = answering(429, { success: false, message: 'Slower.' }, { 'retry-after': '17' })
    expect((await run(read)).errors?.[0]?.extensions.retryAfter).toBe(17)
    const inTime = new Date(Date.now() + 90_000).toUTCString()
    const dated = answering(429, { success: false, message: 'Slower.' }, { 'retry-after': inTime })
    const { retryAfter } = (await dated.run(read)).errors?.[0]?.extensions ?? {}
    expect(retryAfter).toBeGreaterThan(80)
    expect(retryAfter).toBeLessThanOrEqual(90)
  })
})

describe('a caller who must wait is given the time', () => {
  test.each([
    [{ success: false, message: 'Slower' }, '17', 'Slower. Please try again in 17 seconds.', 17],
    [{ detail: 'Slow down, please!' }, '90', 'Slow down, please! Please try again in 2 minutes.', 90],
    [{}, '1', 'Too many requests. Please try again in 1 second.', 1],
    [{}, '86400', 'Too many requests. Please try again in 24 hours.', 86_400],
    [{}, undefined, 'Too many requests. Please try again in 30 seconds.', 30],
    ['', '3600', 'Too many requests. Please try again in 60 minutes.', 3600],
    [
      { error: 'At most 20 shares a day.' },
      '7201',
      'At most 20 shares a day. Please try again in 3 hours.',
      7201,
    ],
    // A text that contains the time to wait stays unchanged.
    [
      { detail: 'Request was throttled. Expected available in 86 seconds.' },
      '86',
      'Request was throttled. Expected available in 86 seconds.',
      86,
    ],
  ])('%j after %s', async (body, header, message, retryAfter) => {
    const { run } = answering(429, body, header === undefined ? {} : { 'retry-after': header })
    for (const operation of [read, write]) {
      expect((await run(operation)).errors?.[0]).toMatchObject({
        message,
        extensions: { code: 'RATE_LIMITED', retryAfter },
      })
    }
  })
})

describe('GQ-4 internal errors of the service are not exposed', () => {
  const secret = 'select * from users at /srv/plaza/db.ts'

  test.each([
    ['a server error', () => Response.json({ message: secret }, { status: 500 })],
    ['HTML', () => new Response(`<h1>${secret}</h1>`, { headers: { 'content-type': 'text/html' } })],
    ['an HTML error', () => new Response(`<h1>${secret}</h1>`, { status: 404 })],
    ['broken JSON', () => new Response(`{"id": "${secret}`)],
    ['a wrong type', () => ({ id: { secret }, full_name: 5, email: secret })],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: `http://evil/${secret}` } })],
    ['a thrown error', () => Promise.reject(new Error(secret))],
    ['a long message', () => Response.json({ message: secret.repeat(20) }, { status: 400 })],
  ])('%s', async (_name, handle) => {
    const { post } = gatewayOver(handle)
    expect(await (await post({ query: read })).text()).not.toContain('select')
  })

  test('every error has the id of its request, and the invalid field is logged', async () => {
    const { run, logged } = gatewayOver(() => ({ id: {}, full_name: 'A', email: 'a@b.c', user_type: 'user' }))
    const { errors } = await run(read)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_BAD_RESPONSE', requestId: 'request-1' })
    expect(logged).toMatchObject([{ requestId: 'request-1', path: '/common/profile/' }])
    expect(JSON.stringify(logged)).toContain('id: expected an id')
  })

  test('an unexpected error is masked and logged with its cause', async () => {
    const known: object[] = []
    const log = {
      info: () => {},
      // A fault in the gateway's own code while it answers.
      warn: () => {
        throw new TypeError(secret)
      },
      error: (facts: object) => void known.push(facts),
    }
    const { run } = gatewayOver(() => new Response('', { status: 500 }), { log })
    const { data, errors } = await run(read)
    expect(data).toBeNull()
    expect(errors).toEqual([
      {
        message: 'Something went wrong.',
        locations: expect.any(Array),
        path: ['me'],
        extensions: { code: 'INTERNAL', requestId: 'request-1' },
      },
    ])
    expect(known).toEqual([{ requestId: 'request-1', err: new TypeError(secret), path: ['me'] }])
  })

  test('invalid values are not echoed, since they may be secret', async () => {
    const { run, calls } = gatewayOver(() => ({}))
    const register = 'mutation r($input: RegisterInput!) { register(input: $input) }'
    const person = { fullName: 'A', email: 'a@b.example', phone: '+91123' }
    for (const wrong of [
      { password: ['canary'] },
      { passwort: 'canary' },
      { password: { canary: 'canary' } },
    ]) {
      const { errors } = await run(register, { input: { ...person, ...wrong } })
      expect(errors?.map(({ extensions }) => extensions.code)).toContain('BAD_USER_INPUT')
      expect(JSON.stringify(errors)).not.toContain('canary')
    }
    const long = await run('query q($size: Int) { events(pageSize: $size) { count } }', {
      size: 'x'.repeat(9000),
    })
    expect(long.errors?.[0]?.message).toBe('Int cannot represent non-integer.')
    expect(calls).toHaveLength(0)
  })

  test.each<[string, string, Record<string, unknown>, string]>([
    ['a field', 'query q($f: EventFilter) { events(filter: $f) { count } }', { f: { date: 'x' } }, 'date'],
    [
      'an unknown field',
      'query q($f: EventFilter) { events(filter: $f) { count } }',
      { f: { day: 1 } },
      'day',
    ],
    [
      'an item of a list',
      'mutation m($input: EventChange!) { updateEvent(id: "7", input: $input) { id } }',
      { input: { tags: ['a', { at: 'x.y"; ' }] } },
      'tags',
    ],
    ['a missing field', 'mutation m($s: SlideInput!) { createSlide(input: $s) { id } }', { s: {} }, 'order'],
    [
      'an argument',
      'query q($pageSize: Int) { events(pageSize: $pageSize) { count } }',
      { pageSize: 'x' },
      'pageSize',
    ],
    ['a missing argument', 'query q($id: ID!) { event(id: $id) { id } }', {}, 'id'],
    ['null', 'query q($id: ID!) { event(id: $id) { id } }', { id: null }, 'id'],
    [
      'null as an argument',
      'mutation m($ids: [ID!]) { updateEvent(id: "7", deletedImages: $ids) { id } }',
      { ids: null },
      'deletedImages',
    ],
  ])('an invalid variable is named: %s', async (_name, query, variables, field) => {
    const { run, calls } = gatewayOver(() => ({}))
    const { errors } = await run(query, variables)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: [expect.any(String)] },
    })
    expect(calls).toHaveLength(0)
  })

  test('an invalid value in a document is reported with its location', async () => {
    const { errors } = await gatewayOver(() => ({})).run('{ events(filter: { date: "tomorrow" }) { count } }')
    expect(errors).toMatchObject([
      { message: 'Date must be a day, YYYY-MM-DD.', locations: [{ line: 1, column: 26 }] },
    ])
  })

  test('client errors are reported, with an id', async () => {
    const { run } = gatewayOver(() => ({}))
    const codes = ['{ nothing }', '{ me {', 'query q($page: Int!) { events(pageSize: $page) { count } }']
    const answers = await Promise.all(codes.map((query) => run(query)))
    expect(answers.map(({ errors }) => errors?.[0]?.extensions)).toEqual([
      { code: 'GRAPHQL_VALIDATION_FAILED', requestId: 'request-1' },
      { code: 'GRAPHQL_PARSE_FAILED', requestId: 'request-1' },
      { code: 'BAD_USER_INPUT', requestId: 'request-1', fields: { page: [expect.any(String)] } },
    ])
  })
})

describe('a failing service', () => {
  test('the gateway gives up on a slow response, and other operations continue', async () => {
    const { codeOf, run } = gatewayOver(
      ({ path }) => (path === '/common/profile/' ? new Promise(() => {}) : []),
      { timeoutMs: 60 },
    )
    const [slow, quick] = await Promise.all([codeOf(read), run('{ categories { id } }')])
    expect(slow).toBe('UPSTREAM_TIMEOUT')
    expect(quick.data).toEqual({ categories: [] })
  })

  test('the gateway gives up on a response that arrives too slowly', async () => {
    let isOver = false
    const drip = () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await new Promise((resolve) => setTimeout(resolve, 20))
            // The double is not aborted together with its call, so it would continue during later tests.
            if (isOver) controller.close()
            else controller.enqueue(new TextEncoder().encode(' '))
          },
        }),
      )
    expect(await gatewayOver(drip, { timeoutMs: 100 }).codeOf(read)).toBe('UPSTREAM_TIMEOUT')
    isOver = true
  })

  test('an endless response is cut off', async () => {
    let sent = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            sent += 1_000_000
            controller.enqueue(new Uint8Array(1_000_000).fill(32))
          },
        }),
      )
    expect(await gatewayOver(endless).codeOf(read)).toBe('UPSTREAM_BAD_RESPONSE')
    expect(sent).toBeLessThan(12_000_000)
  })

  test('a redirect is not followed', async () => {
    const { codeOf, calls } = gatewayOver(
      () => new Response(null, { status: 307, headers: { location: 'http://evil.example/' } }),
    )
    expect(await codeOf(read)).toBe('UPSTREAM_BAD_RESPONSE')
    expect(calls).toHaveLength(1)
  })

  describe('SS-3 a redirect that only adds a slash', () => {
    const at = (location: string, status = 301) => {
      let requests = 0
      return gatewayOver(() => {
        requests += 1
        return requests === 1
          ? new Response(null, { status, headers: { location } })
          : { id: 7, full_name: 'Asha' }
      })
    }
    const list = '{ events(filter: { search: "jazz" }) { count } }'

    test.each([301, 302, 307, 308])('is followed for reads (%d)', async (status) => {
      const { run, calls } = gatewayOver(({ path, query }) => {
        if (path.endsWith('//')) return { results: [], count: 0 }
        const location = `${path}/?${new URLSearchParams(query)}`
        return new Response(null, { status, headers: { location } })
      })
      expect(await run(list)).toEqual({ data: { events: { count: 0 } } })
      expect(calls.map(({ path }) => path)).toEqual([
        '/common/events/list/main/',
        '/common/events/list/main//',
      ])
      expect(calls[1]?.query).toEqual(calls[0]?.query)
      expect(calls[1]?.headers.get('authorization')).toBe('Bearer token-1')
    })

    test('is followed once', async () => {
      const { codeOf, calls } = gatewayOver(
        ({ path }) => new Response(null, { status: 301, headers: { location: `${path}/` } }),
      )
      expect(await codeOf(read)).toBe('UPSTREAM_BAD_RESPONSE')
      expect(calls).toHaveLength(2)
    })

    test.each([
      'http://evil.example/common/profile//',
      '//evil.example/common/profile//',
      'https://common.test/common/profile//',
      '/common/other/',
      '/common/profile//?more=1',
      '/common/profile/',
      '/common/profile//x',
      '/common/profile//#x',
      '',
    ])('is not followed to %s', async (location) => {
      const { codeOf, calls } = at(location)
      expect(await codeOf(read)).toBe('UPSTREAM_BAD_RESPONSE')
      expect(calls).toHaveLength(1)
    })

    test('is not followed for writes', async () => {
      const { codeOf, calls } = at('/common/logout//', 307)
      expect(await codeOf(write)).toBe('UPSTREAM_BAD_RESPONSE')
      expect(calls).toHaveLength(1)
    })
  })

  test('after a broken connection, a read is retried once and a write never', async () => {
    const broken = gatewayOver(() => Promise.reject(new TypeError('reset')))
    expect(await broken.codeOf(read)).toBe('UPSTREAM_UNAVAILABLE')
    expect(broken.calls).toHaveLength(2)
    expect(await broken.codeOf(write)).toBe('UPSTREAM_UNAVAILABLE')
    expect(broken.calls).toHaveLength(3)
  })

  test('a read is not retried once its response has begun', async () => {
    const halfway = gatewayOver(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"id"'))
              controller.error(new Error('reset'))
            },
          }),
        ),
    )
    expect(await halfway.codeOf(read)).toBe('UPSTREAM_UNAVAILABLE')
    expect(halfway.calls).toHaveLength(1)
  })
})

describe('a remote service', () => {
  test('receives the address of the caller together with the secret', async () => {
    const seen: unknown[] = []
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { 'x-forwarded-for': ip, 'x-gateway-secret': secret } = request.headers
        seen.push({ url: request.url, ip, secret, body: Buffer.concat(chunks).toString() })
        response.statusCode = request.method === 'DELETE' ? 204 : 200
        response.end(request.method === 'DELETE' ? undefined : '{"success": true}')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const upstream = openUpstream(url, 'a secret of ours')
    const { run } = gatewayOver(() => ({}), { commonUrl: `${url}/api/common/`, fetch: upstream.fetch })
    const add = await run('mutation { saveFavorite(eventId: "7", isFavorite: true) { isFavorite } }')
    const remove = await run('mutation { saveFavorite(eventId: "7", isFavorite: false) { isFavorite } }')
    await upstream.close()
    server.close()
    const common = { ip: '192.0.2.1', secret: 'a secret of ours', body: '{"event_id":"7"}' }
    expect([add.errors, remove.errors]).toEqual([undefined, undefined])
    expect(seen).toEqual([
      { ...common, url: '/api/common/favorites/add/' },
      { ...common, url: '/api/common/favorites/remove/' },
    ])
  })

  test('is UPSTREAM_UNAVAILABLE when it is down', async () => {
    const upstream = openUpstream('http://127.0.0.1:9', undefined)
    const { codeOf } = gatewayOver(() => ({}), { fetch: upstream.fetch })
    expect(await codeOf(read)).toBe('UPSTREAM_UNAVAILABLE')
    await upstream.close()
  })
})
