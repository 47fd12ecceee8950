import { describe, expect, test } from 'vitest'
import { cases } from '../cases/all.ts'
import { gatewayOver, type Reading, readings } from '../double.ts'
import { origin } from '../double/origin.ts'
import { picture } from '../double/picture.ts'
import { rootFields, widened } from '../wholeDocument.ts'

const named = cases.map(([document, expected, variables]) => ({
  field: widened(document).field,
  document,
  expected,
  variables,
}))

test('every field of Query and Mutation has a case', () => {
  expect([...new Set(named.map(({ field }) => field))].toSorted()).toEqual(rootFields.toSorted())
})

describe.each<Reading>(['ours', 'foreign'])('/common (%s reading)', (reading) => {
  const open = () => gatewayOver(readings[reading])
  const dataOf = async (query: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await open().run(query, variables)
    expect(errors).toBeUndefined()
    return data
  }

  test.each(named)('$field', async ({ document, expected, variables }) => {
    expect(await dataOf(document, variables)).toEqual(expected)
    await dataOf(widened(document).whole, variables)
  })

  test('the first page is requested by filter, later ones by page token only', async () => {
    const { run, calls } = open()
    const first = await run(
      '{ events(filter: { search: "harbour", category: "5" }, pageSize: 1) { next results { id } } }',
    )
    expect(calls[0]?.query).toEqual({ search: 'harbour', category: '5', page_size: '1' })
    const page = first.data?.events as { next: string } | undefined
    const next = page?.next
    expect(next).toMatch(/^[\w-]+$/)
    const second = await run('query q($page: String) { events(page: $page) { next results { id } } }', {
      page: next,
    })
    expect(second.data?.events).toEqual({ next: null, results: [{ id: '7' }] })
    expect(calls[1]?.query).toEqual({ page: '2', page_size: '1', search: 'harbour' })
    expect(calls[1]?.path).toBe('/common/events/list/main/')
  })
})

describe('every operation over a service that refuses it', () => {
  test.each<[number, unknown, string]>([
    [400, { event_date: ['Enter a valid date.'] }, 'BAD_USER_INPUT'],
    [400, { success: false, message: 'No.', errors: { title: ['No.'] } }, 'BAD_USER_INPUT'],
    [401, { detail: 'Authentication credentials were not provided.' }, 'UNAUTHENTICATED'],
    [403, { detail: 'You do not have permission to perform this action.' }, 'FORBIDDEN'],
    [404, { detail: 'Not found.' }, 'NOT_FOUND'],
    [409, { detail: 'Conflict.' }, 'CONFLICT'],
    [429, { detail: 'Request was throttled.' }, 'RATE_LIMITED'],
    [500, { detail: 'Error.' }, 'UPSTREAM_UNAVAILABLE'],
    [200, { success: false, message: 'No.', errors: { title: ['No.'] } }, 'BAD_USER_INPUT'],
  ])('with %d %j results in %s', async (status, body, expected) => {
    const { codeOf } = gatewayOver(() => Response.json(body, { status }))
    const codes: unknown[] = []
    for (const [document, , variables] of cases) codes.push([document, await codeOf(document, variables)])
    // A refused login means wrong credentials, even with the statuses 403 and 404.
    const ofLogin = status === 403 || status === 404 ? 'UNAUTHENTICATED' : expected
    // A service without this call answers 404, which the gateway does not treat as an error.
    const ofDelivery = status === 404 ? undefined : expected
    const codeFor = (document: string) => {
      if (document.includes('login(')) return ofLogin
      return document.startsWith('{ mailDelivery') ? ofDelivery : expected
    }
    expect(codes).toEqual(cases.map(([document]) => [document, codeFor(document)]))
  })
})

test('a decision is retried with the slug if the service does not find the id', async () => {
  const { run, calls } = gatewayOver(readings.foreign)
  await run('mutation { decideEvent(id: "7", decision: REJECT, reason: "Too loud.") { eventId } }')
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /common/events/7/approval/',
    'GET /common/events/pending/',
    'PATCH /common/events/harbour-concert/approval/',
  ])
  expect(calls.at(-1)?.body).toEqual({ action: 'reject', reason: 'Too loud.' })
})

test('a decision on a missing event is NOT_FOUND and is sent only once', async () => {
  const { codeOf, calls } = gatewayOver(readings.foreign)
  expect(await codeOf('mutation { decideEvent(id: "99", decision: PUBLISH) { eventId } }')).toBe('NOT_FOUND')
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test.each([null, '', 'Lisbon', '38.7', '91,0', '0,181', '38.7,-9.1,4', 'NaN,NaN'])(
  'coordinates are null if the text is not a pair of numbers in range: %s',
  async (location_details) => {
    const { run } = gatewayOver(() => ({ id: 7, title: 'x', event_date: '2027-06-01', location_details }))
    const { data } = await run('{ event(id: "7") { latitude longitude } }')
    expect(data).toEqual({ event: { latitude: null, longitude: null } })
  },
)

test('a picture includes its sizes and formats', async () => {
  const { run } = gatewayOver(readings.ours)
  const { data } = await run(
    '{ event(id: "7") { galleryImages { width height blur template widths variants { width webp avif } } } }',
  )
  expect(data?.event).toEqual({
    galleryImages: [
      {
        width: 1600,
        height: 900,
        blur: 'data:image/webp;base64,AAAA',
        template: `${origin}/media/a-{width}.{format}`,
        widths: [320],
        variants: [{ width: 320, webp: `${origin}/media/a-320.webp`, avif: `${origin}/media/a-320.avif` }],
      },
    ],
  })
})

test.each([
  ['a path, if the page has its origin', picture.image, origin, '/media/a'],
  [
    'absolute, if the origin of the page is another',
    picture.image,
    'https://plaza.example',
    `${origin}/media/a`,
  ],
  [
    'absolute, if the origin only begins like that of the page',
    picture.image,
    origin.slice(0, -1),
    `${origin}/media/a`,
  ],
])('the template of a picture is %s', async (_name, image, pageOrigin, start) => {
  for (const [variants, ending] of [
    [picture.variants, '-{width}.{format}'],
    [[], '.jpg'],
  ] as const) {
    const event = { id: 7, title: 'x', event_date: '2027-06-01', gallery_images: [{ ...picture, variants }] }
    const { run } = gatewayOver(() => event, { pageOrigin })
    const { data } = await run('{ event(id: "7") { cover { url template } } }')
    expect(data).toEqual({ event: { cover: { url: image, template: `${start}${ending}` } } })
  }
})

test.each([
  ['one in another place', { width: 640, webp: '/media/b-640.webp', avif: '/media/a-640.avif' }],
  ['one with another extension', { width: 640, webp: '/media/a-640.webp', avif: '/media/a-640.AVIF' }],
  ['one of another width', { width: 640, webp: '/media/a-641.webp', avif: '/media/a-641.avif' }],
])('a picture has no template if its variants include %s', async (_name, other) => {
  const { run } = gatewayOver(() => ({
    id: 7,
    title: 'x',
    event_date: '2027-06-01',
    gallery_images: [{ ...picture, variants: [...picture.variants, other] }],
  }))
  const { data } = await run('{ event(id: "7") { cover { template widths variants { width } } } }')
  const cover = { template: `${origin}/media/a.jpg`, widths: [], variants: [{ width: 320 }, { width: 640 }] }
  expect(data).toEqual({ event: { cover } })
})

test.each([
  ['short', 'Bring a blanket.', 'Bring a blanket.'],
  ['100 characters', 'x'.repeat(100), 'x'.repeat(100)],
  ['longer', `${'x'.repeat(99)} more`, `${'x'.repeat(99)}...`],
  ['a cut inside a surrogate pair', `${'x'.repeat(99)}🎷🎷`, `${'x'.repeat(99)}...`],
])('the excerpt of a description: %s', async (_name, content, excerpt) => {
  const { run } = gatewayOver(() => ({ id: 7, title: 'x', event_date: '2027-06-01', content }))
  expect((await run('{ event(id: "7") { excerpt cover { url } } }')).data).toEqual({
    event: { excerpt, cover: null },
  })
})

test('a page includes its first event separately from the list', async () => {
  const ask = async (results: object[]) => {
    const { run } = gatewayOver(() => ({ results }))
    return (await run('{ events { first { id content } results { id } } }')).data?.events
  }
  const event = { title: 'x', event_date: '2027-06-01', content: 'All of it.' }
  expect(
    await ask([
      { ...event, id: 7 },
      { ...event, id: 8 },
    ]),
  ).toEqual({
    first: { id: '7', content: 'All of it.' },
    results: [{ id: '7' }, { id: '8' }],
  })
  expect(await ask([])).toEqual({ first: null, results: [] })
})

test.each([
  ['{ events { results { title cover { url } excerpt } first { content galleryImages { id } } } }', true],
  ['{ events { results { ...Row } } } fragment Row on Event { id ... on Event { excerpt } }', true],
  ['{ events { results { ...Whole } } } fragment Whole on Event { id ... on Event { content } }', false],
  ['{ events { all: results { pictures: galleryImages { id } } } }', false],
  ['{ favorites { results { event { title cover { url } } } } }', true],
  ['{ favorites { results { event { title content } } } }', false],
])('the short form is requested if only row fields are selected: %s', async (document, isRows) => {
  const { run, calls } = gatewayOver(readings.ours)
  expect((await run(document)).errors).toBeUndefined()
  expect(calls.map(({ headers }) => headers.get('prefer'))).toEqual([isRows ? 'return=minimal' : null])
})

test('GQ-6 identical reads of one request are sent once', async () => {
  const { run, calls } = gatewayOver(readings.ours)
  const { data } = await run('{ categories { id } again: categories { name } me { id } }')
  expect(data?.again).toHaveLength(2)
  expect(calls.map(({ path }) => path)).toEqual(['/common/categories/', '/common/profile/'])
})

test('GQ-6 the cached catalogue requires a successful call per token, and a write clears it', async () => {
  const calls: string[] = []
  const { run, post } = gatewayOver(
    ({ path, headers }) => {
      calls.push(path)
      const isKnown = headers.get('authorization') === 'Bearer token-1'
      return isKnown ? { data: [{ id: 1, name: 'Music' }] } : Response.json({}, { status: 401 })
    },
    { keepCatalog: 5 },
  )
  await run('{ categories { id } }')
  await run('{ categories { id } }')
  expect(calls).toHaveLength(1)
  const stranger = await post({ query: '{ categories { id } }' }, { authorization: 'Bearer stolen' })
  expect(await stranger.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  await run('mutation { logout }')
  await run('{ categories { id } }')
  expect(calls).toHaveLength(4)
})

test('SS-3 only the token of a request is forwarded to the service', async () => {
  const { post, calls } = gatewayOver(readings.ours)
  await post(
    { query: '{ me { id } }' },
    { cookie: 'a=b', 'x-forwarded-for': '1.2.3.4', 'x-secret': 'y', connection: 'upgrade' },
  )
  expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    authorization: 'Bearer token-1',
    'x-request-id': 'request-1',
  })
})

test('IN-2 addresses other than web addresses are left out', async () => {
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a:b@evil.example/',
    'file:///etc/passwd',
  ]
  for (const address of hostile) {
    const { run } = gatewayOver(() => ({
      id: 7,
      title: 'x',
      event_date: '2027-06-01',
      register_link: address,
      gallery_images: [{ id: 1, image: address, order: 0 }],
    }))
    const { data } = await run('{ event(id: "7") { registerLink galleryImages { url } } }')
    expect(data).toEqual({ event: { registerLink: null, galleryImages: [] } })
  }
})
