import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Intake } from '../../../gateway/network/intake.ts'
import { TempFolder } from '../../../gateway/network/tempFolder.ts'
import { testIntake } from '../../support/http/intake.ts'
import { gatewayOver, readings } from '../double.ts'
import { origin } from '../double/origin.ts'

const query = `mutation createEvent($input: EventInput!, $images: [File!], $key: String) {
  createEvent(input: $input, images: $images, idempotencyKey: $key) { id }
}`
const input = {
  title: 'Chess & tea',
  content: 'Zwölf Bretter\n\n"Zitat"',
  eventType: '2',
  category: '5',
  eventDate: '2027-06-01',
  startTime: '18:30',
  isOnline: false,
  venue: null,
  latitude: 50.9,
}
const png = (name: string, size = 4) => new File([new Uint8Array(size).fill(7)], name, { type: 'image/png' })

/** Uploads files according to the GraphQL multipart request specification. */
async function upload(
  files: File[],
  { length, form = {} }: { length?: string | null; form?: Record<string, string> } = {},
) {
  const body = new FormData()
  const variables = { input, images: files.map(() => null), key: 'key-1' }
  const map = Object.fromEntries(files.map((_, i) => [String(i), [`variables.images.${i}`]]))
  body.set('operations', form.operations ?? JSON.stringify({ query, variables }))
  body.set('map', form.map ?? JSON.stringify(map))
  files.forEach((file, i) => body.set(String(i), file))
  const encoded = new Response(body)
  const type = encoded.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  const headers = new Headers({
    'content-type': type,
    'x-plaza-client': 'web',
    authorization: 'Bearer token-1',
  })
  if (length !== null) headers.set('content-length', length ?? String(bytes.length))
  return new Request(`${origin}/graphql`, { method: 'POST', headers, body: bytes })
}

describe('UP-2 uploads', () => {
  test('reach the service as a form with fields and ordered files, with the key as a header', async () => {
    const { fetch, calls } = gatewayOver(readings.ours)
    const response = await fetch(await upload([png('first.png'), png('second.png', 9)]))
    expect(await response.json()).toEqual({ data: { createEvent: { id: '7' } } })
    const [call] = calls
    const form = call?.body as FormData
    const { images: _files, ...fields } = Object.fromEntries(form)
    expect(fields).toEqual({
      title: 'Chess & tea',
      content: 'Zwölf Bretter\r\n\r\n"Zitat"',
      event_type_id: '2',
      event_category_id: '5',
      event_date: '2027-06-01',
      start_time: '18:30',
      is_online_event: 'false',
      venue: '',
      latitude: '50.9',
    })
    const images = form.getAll('images') as File[]
    expect(images.map(({ name, size, type }) => [name, size, type])).toEqual([
      ['first.png', 4, 'image/png'],
      ['second.png', 9, 'image/png'],
    ])
    expect(call?.headers.get('idempotency-key')).toBe('key-1')
  })

  test('without a length are refused', async () => {
    const { fetch, calls } = gatewayOver(readings.ours)
    expect((await fetch(await upload([png('a.png')], { length: null }))).status).toBe(411)
    expect(calls).toHaveLength(0)
  })

  test('with too large a Content-Length are refused before they are read', async () => {
    const { fetch, calls } = gatewayOver(readings.ours)
    const response = await fetch(await upload([png('a.png')], { length: '26000001' }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] })
    expect(calls).toHaveLength(0)
  })

  test('with a file that is too large are refused, and the error names its field', async () => {
    const { fetch, calls } = gatewayOver(readings.ours)
    const response = await fetch(await upload([png('a.png'), png('b.png', 10 * 1024 * 1024 + 1)]))
    const fields = { images: ['b.png: A file may have at most 10 MB.'] }
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE', fields } }] },
    ])
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('that exceed their Content-Length are cut off', async () => {
    const { fetch, calls } = gatewayOver(readings.ours)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000))
      },
    })
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1000',
      'x-plaza-client': 'web',
      authorization: 'Bearer token-1',
    }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect((await fetch(new Request(`${origin}/graphql`, init))).status).toBe(413)
    expect(sent).toBeLessThan(30_000_000)
    expect(calls).toHaveLength(0)
  })

  test.each([
    ['operations that are not JSON', { operations: '{' }],
    ['operations that are null', { operations: 'null' }],
    ['a batch of operations', { operations: '[{"query":"{ me { id } }"}]' }],
    ['a map that is not JSON', { map: '{' }],
    ['a map that leads nowhere', { map: '{"0": ["variables.nothing.there"]}' }],
    ['a path to the prototype', { map: '{"0": ["__proto__.polluted"]}' }],
    ['a map with the wrong types', { map: '{"0": 7}' }],
  ])('%s are client errors', async (_name, form) => {
    const { fetch, calls } = gatewayOver(readings.ours)
    const response = await fetch(await upload([png('a.png')], { form }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(calls).toHaveLength(0)
    expect('polluted' in {}).toBe(false)
  })

  test('with a text in place of a file are refused', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    const { errors } = await run(query, { input, images: ['data:image/png;base64,AAAA'] })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(calls).toHaveLength(0)
  })
})

describe('UP-9 the token of an upload is checked before its body is read', () => {
  /** Sends an upload whose body must not be read. `answer` is the service's response to the token check. */
  async function announce(token: string | null, answer: () => Response | Promise<Response>) {
    const requests: Request[] = []
    const { fetch } = gatewayOver(readings.ours, {
      fetch: async (request) => {
        requests.push(request)
        return await answer()
      },
    })
    let pulled = 0
    const body = new ReadableStream(
      {
        pull: (controller) => {
          pulled += 1
          controller.enqueue(new Uint8Array(65_536))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '25000000',
      'x-plaza-client': 'web',
      ...(token === null ? {} : { authorization: token }),
    }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const response = await fetch(new Request(`${origin}/graphql`, init))
    return { response, content: await response.json(), requests, pulled: () => pulled }
  }
  const refused = (code: string) => ({ errors: [{ extensions: { code, requestId: 'request-1' } }] })

  test.each([null, '', 'Bearer', 'Bearer ü', 'Basic dTpw'])(
    '%s is not a token: 401 without a call to the service',
    async (token) => {
      const { response, content, requests, pulled } = await announce(token, () => Response.json({}))
      expect([response.status, content]).toMatchObject([401, refused('UNAUTHENTICATED')])
      expect([requests.length, pulled()]).toEqual([0, 0])
    },
  )

  test.each([
    ['that is not valid', 401, 'UNAUTHENTICATED', () => Response.json({ message: 'No.' }, { status: 401 })],
    ['of a barred account', 403, 'FORBIDDEN', () => Response.json({ message: 'No.' }, { status: 403 })],
    [
      'that is used too often',
      429,
      'RATE_LIMITED',
      () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } }),
    ],
    [
      'while the service is unreachable',
      503,
      'UPSTREAM_UNAVAILABLE',
      () => Promise.reject(new Error('refused')),
    ],
    ['while the service fails', 503, 'UPSTREAM_UNAVAILABLE', () => new Response('x', { status: 500 })],
  ])('one %s: %i', async (_name, status, code, answer) => {
    const { response, content, requests, pulled } = await announce('Bearer token-1', answer)
    expect([response.status, content]).toMatchObject([status, refused(code)])
    expect(
      requests.map(({ method, url, headers }) => [method, url, headers.get('authorization')]).at(0),
    ).toEqual(['GET', `${origin}/common/profile/`, 'Bearer token-1'])
    expect(pulled()).toBe(0)
    if (status === 429) expect(response.headers.get('retry-after')).toBe('7')
  })

  test('the files of an upload are deleted after the response', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plaza-uploads-'))
    const { fetch } = gatewayOver(readings.ours, { intake: testIntake(folder) })
    for (const form of [{}, { map: '{"0":["variables.images.7"]}' }]) {
      await (await fetch(await upload([png('a.png', 100_000)], { form }))).text()
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      expect(files.filter((each) => each.isFile())).toEqual([])
    }
    await rm(folder, { recursive: true })
  })

  test('while too many uploads arrive, the response is 503 with the time to wait', async () => {
    const intake = new Intake(new TempFolder('never-written'), 0)
    const { fetch } = gatewayOver(readings.ours, { intake })
    const response = await fetch(await upload([png('a.png')]))
    expect([response.status, await response.json()]).toMatchObject([503, refused('UPSTREAM_UNAVAILABLE')])
    expect(response.headers.get('retry-after')).toBe('5')
  })
})

describe('VA-3 invalid values', () => {
  test.each([
    { eventDate: '2027-02-30' },
    { eventDate: '01.06.2027' },
    { startTime: '24:00' },
    { startTime: '6pm' },
    { registerLink: 'javascript:alert(1)' },
    { registerLink: 'https://user:secret@example.com/' },
    { latitude: 'north' },
    { title: null },
    { isPublished: true },
  ])('%o', async (wrong) => {
    const { codeOf, calls } = gatewayOver(readings.ours)
    expect(await codeOf(query, { input: { ...input, ...wrong } })).toBe('BAD_USER_INPUT')
    expect(calls).toHaveLength(0)
  })
})
