import { describe, expect, test } from 'vitest'
import { type Answer, type Call, gatewayOver, readings } from '../double.ts'

const createCategory = 'mutation c($input: CatalogEntry!) { createCategory(input: $input) { id } }'
const updateCategory = 'mutation u($input: CatalogChange!) { updateCategory(id: "2", input: $input) { id } }'
const createSlide = 'mutation c($input: SlideInput!) { createSlide(input: $input) { id } }'
const updateSlide = `mutation u($input: SlideChange!, $image: File, $removeImage: Boolean! = false) {
  updateSlide(id: "1", input: $input, image: $image, removeImage: $removeImage) { id }
}`
const slide = { order: 2, heading: 'Spring', description: 'Out again.', date: '2027-04-01', place: 'Pune' }

const fieldsOf = (call: Call | undefined) => Object.fromEntries(call?.body as FormData)

describe('requests to the service', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    [createCategory, { name: 'Walk' }, { name: 'Walk' }],
    [createCategory, { name: 'Walk', description: 'On foot.' }, { name: 'Walk', description: 'On foot.' }],
    [updateCategory, { name: 'Walks' }, { name: 'Walks' }],
    [updateCategory, { description: null }, { description: null }],
  ])('%s %o', async (document, input, body) => {
    const { run, calls } = gatewayOver(readings.ours)
    await run(document, { input })
    expect(calls.map((call) => call.body)).toEqual([body])
  })

  test('for a slide: its fields, and its picture as a file', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    await run(createSlide, { input: slide })
    expect(fieldsOf(calls[0])).toEqual({ ...slide, order: '2' })
    await run(updateSlide, { input: { place: 'Goa' }, image: new File(['abc'], 'a.gif') })
    const { image, ...texts } = fieldsOf(calls[1])
    expect([texts, await (image as File).text()]).toEqual([{ place: 'Goa' }, 'abc'])
  })

  test('for a changed slide: no null fields, and the removal of its picture only on request', async () => {
    const { run, calls } = gatewayOver(readings.ours)
    await run(updateSlide, { input: { heading: 'Summer', date: null, place: null } })
    await run(updateSlide, { input: {}, removeImage: true })
    expect(calls.map(fieldsOf)).toEqual([{ heading: 'Summer' }, { remove_image: 'true' }])
  })
})

describe('a service that only confirms a write', () => {
  test('is then read for the current state, and no write is repeated', async () => {
    const { run, calls } = gatewayOver(readings.foreign)
    await run('mutation { createEventType(input: { name: "CONCERT" }) { id } }')
    await run('mutation { updateEventType(id: "2", input: { name: "Walks" }) { id } }')
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /common/types/',
      'GET /common/types/',
      'PATCH /common/types/2/',
      'GET /common/types/',
    ])
  })

  test.each([
    ['createCategory', 'mutation { createCategory(input: { name: "Walk" }) { id } }', {}],
    ['createEventType', 'mutation { createEventType(input: { name: "Walk" }) { id } }', {}],
    ['createSlide', createSlide, { input: slide }],
  ])('and does not list the new entry: the result is null: %s', async (field, document, variables) => {
    const { run, calls } = gatewayOver(({ method }) => (method === 'GET' ? [] : { success: true }))
    expect(await run(document, variables)).toEqual({ data: { [field]: null } })
    expect(calls).toHaveLength(2)
  })

  test.each([
    ['mutation { updateCategory(id: "9", input: { name: "Walk" }) { id } }', {}],
    [updateSlide, { input: {} }],
  ])('and does not list the changed entry: an error: %s', async (document, variables) => {
    const { codeOf, calls } = gatewayOver(({ method }) => (method === 'GET' ? [] : { success: true }))
    expect(await codeOf(document, variables)).toBe('UPSTREAM_BAD_RESPONSE')
    expect(calls).toHaveLength(2)
  })
})

test('a name that is already used is reported with its field', async () => {
  for (const [status, body, code] of [
    [409, { success: false, errors: { name: ['Taken.'] } }, 'CONFLICT'],
    [400, { name: ['Taken.'] }, 'BAD_USER_INPUT'],
  ] as const) {
    const { run } = gatewayOver(() => Response.json(body, { status }))
    const { errors } = await run(createCategory, { input: { name: 'Walk' } })
    expect(errors?.[0]?.extensions).toMatchObject({ code, fields: { name: ['Taken.'] } })
  }
})

describe('GQ-6 cached lists', () => {
  const writes = [
    'mutation { logout }',
    'mutation { deleteAccount(password: "x") }',
    'mutation { setNewPassword(email: "a@b.example", resetToken: "r", newPassword: "n", confirmPassword: "n") }',
    'mutation { createCategory(input: { name: "Walk" }) { id } }',
    'mutation { updateCategory(id: "2", input: { name: "Walk" }) { id } }',
    'mutation { deleteCategory(id: "2") }',
  ]

  test.each(writes)('are dropped after %s', async (write) => {
    const { run, calls } = gatewayOver(readings.ours, { keepCatalog: 5 })
    const reads = () => calls.filter(({ method }) => method === 'GET').length
    await run('{ categories { id } }')
    await run('{ categories { id } }')
    expect(reads()).toBe(1)
    await run(write)
    await run('{ categories { id } }')
    expect(reads()).toBe(2)
  })

  test.each([
    ['categories { id }', 1],
    ['dashboard { totals { users } }', 1],
    // Users must never see stale data after their own changes:
    // docs/decisions/gateway/costly-fields.md.
    ['users { count }', 2],
    ['adminEvents { count }', 2],
    ['auditLog { count }', 2],
  ])('%s in two requests results in this number of calls: %i', async (field, times) => {
    const { run, calls } = gatewayOver(readings.ours, { keepCatalog: 5 })
    for (let requests = 0; requests < 2; requests += 1) {
      expect((await run(`{ ${field} }`)).errors).toBeUndefined()
    }
    expect(calls).toHaveLength(times)
  })

  test('are not returned to callers without access: the dashboard', async () => {
    const tokens: string[] = []
    const { post } = gatewayOver(
      (call) => {
        const token = call.headers.get('authorization') ?? ''
        tokens.push(token)
        return token === 'Bearer user' ? Response.json({}, { status: 403 }) : readings.ours(call)
      },
      { keepCatalog: 5 },
    )
    const codeFor = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await post({ query: '{ dashboard { totals { users } } }' }, headers)
      const { errors } = (await answer.json()) as Answer
      return errors?.[0]?.extensions.code
    }
    expect([await codeFor('boss'), await codeFor('boss')]).toEqual([undefined, undefined])
    expect([await codeFor('user'), await codeFor('user')]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(tokens).toEqual(['Bearer boss', 'Bearer user', 'Bearer user'])
  })

  test('are dropped even after a failed write, which may have succeeded', async () => {
    const { run, calls } = gatewayOver(
      (call) => (call.method === 'POST' ? new Response('', { status: 502 }) : readings.ours(call)),
      { keepCatalog: 5 },
    )
    await run('{ categories { id } }')
    await run('mutation { createCategory(input: { name: "Walk" }) { id } }')
    await run('{ categories { id } }')
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })

  test('are not cached if a write happened during the read', async () => {
    const held = Promise.withResolvers<void>()
    let reads = 0
    const { run } = gatewayOver(
      async (call) => {
        if (call.method !== 'GET') return readings.ours(call)
        reads += 1
        if (reads === 1) await held.promise
        return { data: [{ id: reads, name: `Read ${reads}` }] }
      },
      { keepCatalog: 5 },
    )
    const early = run('{ categories { name } }')
    await run('mutation { createCategory(input: { name: "Walk" }) { id } }')
    held.resolve()
    expect((await early).data).toEqual({ categories: [{ name: 'Read 1' }] })
    expect((await run('{ categories { name } }')).data).toEqual({ categories: [{ name: 'Read 2' }] })
  })
})
