import { describe, expect, test } from 'vitest'
import { gatewayOver, readings } from './double.ts'
import { origin } from './double/origin.ts'

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

/** As the GraphQL multipart request specification has it. */
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
  test('arrive as the service knows them: fields, files in order, the key as a header', async () => {
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

  test('that say they are too large are refused before they are read', async () => {
    const { fetch, calls } = gatewayOver(readings.ours)
    const response = await fetch(await upload([png('a.png')], { length: '26000001' }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYLOAD_TOO_LARGE' } }] })
    expect(calls).toHaveLength(0)
  })

  test('that are larger than they say are cut off', async () => {
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
    ['operations that are no JSON', { operations: '{' }],
    ['operations that are null', { operations: 'null' }],
    ['a batch of operations', { operations: '[{"query":"{ me { id } }"}]' }],
    ['a map that is no JSON', { map: '{' }],
    ['a map that leads nowhere', { map: '{"0": ["variables.nothing.there"]}' }],
    ['a map into the prototype', { map: '{"0": ["__proto__.polluted"]}' }],
    ['a map of wrong types', { map: '{"0": 7}' }],
  ])('%s are mistakes of the sender', async (_name, form) => {
    const { fetch, calls } = gatewayOver(readings.ours)
    const response = await fetch(await upload([png('a.png')], { form }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    expect(calls).toHaveLength(0)
    expect('polluted' in {}).toBe(false)
  })

  test('a text is no file', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    const { errors } = await run(query, { input, images: ['data:image/png;base64,AAAA'] })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(calls).toHaveLength(0)
  })
})

describe('VA-3 values that are none', () => {
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
