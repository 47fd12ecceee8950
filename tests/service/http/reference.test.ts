import { z } from '@hono/zod-openapi'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../gateway/schema.ts'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import { type Route, route } from '../../../service/http/route.ts'
import { photo } from '../../support/events.ts'
import { judge, type Reference } from '../../support/http/reference.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

let service: TestService
let reference: Reference
let superadmin: Person

beforeAll(async () => {
  service = await openTestService()
  reference = service.reference.reference
  superadmin = await service.person({ user_type: 'superadmin' })
})
afterAll(() => service.close())

/** The structure that OpenAPI 3.1 requires, for the parts that Plaza uses; anything else is refused. */
const text = z.string().min(1)
const Schema = z.union([z.boolean(), z.looseObject({})])
const Media = z.strictObject({ schema: Schema, example: z.unknown() })
const Content = z.record(z.string().regex(/^[a-z]+\/[a-z+.-]+$/), Media)
const Header = z.strictObject({ description: text, required: z.boolean().optional(), schema: Schema })
const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  summary: text,
  description: text.optional(),
  tags: z.array(text).min(1),
  security: z.array(z.record(z.literal('bearer'), z.array(z.never()))),
  parameters: z
    .array(
      z.strictObject({
        name: text,
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        description: text,
        schema: Schema,
        example: z.unknown(),
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.literal(true), content: Content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({
      description: text,
      content: Content.optional(),
      headers: z.record(text, Header).optional(),
    }),
  ),
})
const Document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: text,
    version: text,
    description: text,
    license: z.strictObject({ name: z.literal('MIT'), url: text }),
  }),
  servers: z.array(z.strictObject({ url: text })),
  tags: z.array(z.strictObject({ name: text, description: text })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      get: Operation.optional(),
      post: Operation.optional(),
      patch: Operation.optional(),
      delete: Operation.optional(),
    }),
  ),
  webhooks: z.strictObject({}),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), Schema),
    parameters: z.strictObject({}),
    securitySchemes: z.strictObject({
      bearer: z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: text }),
    }),
  }),
})

const operations = () =>
  Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path}`,
      path,
      method,
      operation,
    })),
  )

test('the document has the structure of OpenAPI 3.1, and every reference in it can be resolved', () => {
  expect(Document.safeParse(reference).error?.issues).toBeUndefined()
  const refs = [...JSON.stringify(reference).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
  expect(refs.length).toBeGreaterThan(100)
  for (const ref of new Set(refs)) {
    expect(ref).toMatch(/^#\/components\/schemas\//)
    expect(reference.components.schemas).toHaveProperty(ref.split('/').at(-1) ?? '')
  }
})

test("the document has exactly the service's routes, with their access and all path parameters", () => {
  const lines = allRoutes.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(
    operations()
      .map(({ line }) => line)
      .toSorted(),
  ).toEqual(lines.toSorted())
  const known = reference.tags.map(({ name }) => name)
  for (const { line, path, operation } of operations()) {
    const { access } = allRoutes.find((each) => `${each.method.toUpperCase()} ${each.path}` === line) ?? {}
    expect(operation.security, line).toEqual(access === 'anyone' ? [] : [{ bearer: [] }])
    expect(known, line).toEqual(expect.arrayContaining(operation.tags))
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = operation.parameters?.filter((each) => each.in === 'path') ?? []
    expect(
      described.map(({ name }) => name),
      line,
    ).toEqual(parts)
    const statuses = [...(access === 'anyone' ? [] : ['401']), ...(access === 'superadmin' ? ['403'] : [])]
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(['400', '429', '503', ...statuses]),
    )
  }
})

test('redocly finds no problem in the document with its recommended rules', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The specification writes its paths with a trailing slash, and no event has the id `import`.
    rules: { 'no-path-trailing-slash': 'off', 'no-ambiguous-paths': 'off' },
  })
  const source = JSON.stringify(reference, null, 2)
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  const reported = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
  expect(reported).toEqual([])
})

test('each call has the name of its counterpart in the graph', () => {
  const names = operations().map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(allRoutes.length)
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const fields = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}))
  // The names differ where one field of the graph makes two calls, or one call belongs to two fields.
  expect(fields.filter((name) => !names.includes(name)).toSorted()).toEqual([
    'eventProposal',
    'limitVisibility',
    'pendingEventPage',
    'saveFavorite',
  ])
  expect(names.filter((name) => !fields.includes(name)).toSorted()).toEqual([
    'addFavorite',
    'changes',
    'eventCalendar',
    'exportAccount',
    'removeFavorite',
    'sharedAddresses',
    'sharedCalendar',
    'sharedEvent',
    'sharedEventCalendar',
    'sharedEvents',
    'subscription',
    'unsubscribe',
  ])
})

test('a route without a name, or with the name of another route, prevents startup', () => {
  const start = (routes: readonly Route[]) => () => createService(service.services, { routes })
  const [first, second] = allRoutes
  if (!first || !second) throw new Error('there are no routes')
  expect(start([{ ...first, operationId: '' }])).toThrow('post /common/register/ has no operationId')
  const twice = { ...second, operationId: first.operationId }
  expect(start([first, twice])).toThrow('two routes have the operationId register')
})

test('a whole number is an integer, with its bounds and a fitting example', () => {
  const integer = (maximum: number) => ({ type: 'integer', minimum: 1, maximum })
  const parameters = operations().flatMap(({ operation }) => operation.parameters ?? [])
  const paged = { page: integer(1000), page_size: integer(100) }
  for (const [name, schema] of Object.entries(paged)) {
    const named = parameters.filter((parameter) => parameter.name === name)
    expect(named.length).toBeGreaterThan(4)
    for (const parameter of named) {
      expect(parameter).toMatchObject({ schema, example: expect.any(Number) })
    }
  }
  const { content = {} } = reference.paths['/common/events/create/']?.['post']?.requestBody ?? {}
  expect(content['multipart/form-data']).toMatchObject({
    schema: { properties: { max_participants: integer(9_999_999) } },
    example: { max_participants: expect.any(Number) },
  })
})

test('every example of a parameter, a body and an answer fits its own schema', () => {
  const { faults } = service.reference
  let seen = 0
  const check = (place: string[], example: unknown) => {
    seen += 1
    expect(faults(place, example), place.join(' ')).toBeNull()
  }
  for (const { path, method, operation } of operations()) {
    const at = ['paths', path, method]
    operation.parameters?.forEach(({ example }, index) =>
      check([...at, 'parameters', String(index), 'schema'], example),
    )
    const contents: [string[], Record<string, { example?: unknown }> | undefined][] = [
      [[...at, 'requestBody'], operation.requestBody?.content],
      ...Object.entries(operation.responses).map(([status, { content }]): [string[], typeof content] => [
        [...at, 'responses', status],
        content,
      ]),
    ]
    for (const [place, content] of contents) {
      for (const [type, media] of Object.entries(content ?? {})) {
        expect(media, place.join(' ')).toHaveProperty('example')
        check([...place, 'content', type, 'schema'], media.example)
      }
    }
  }
  expect(seen).toBeGreaterThan(400)
})

test('each call accepts the example of its body, or refuses it only because of the values', async () => {
  const { id } = await service.person()
  for (const { line, path, method, operation } of operations()) {
    const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    // Only the account's own email address is accepted, which the example's is not.
    if (!media || path === '/common/profile/') continue
    const example = media.example as Record<string, string | string[]>
    const form = type === 'multipart/form-data' ? { ...example, ...(await filesIn(example)) } : undefined
    const { status, body } = await service.request(method.toUpperCase(), path.replace('{id}', String(id)), {
      token: superadmin.token,
      ...(form ? { form } : { json: example }),
    })
    // Errors that only the database can detect: a duplicate name, a mailed code, a password, the caller's own
    // picture.
    const known = ['otp', 'reset_token', 'password', 'copied_images']
    const errors = Object.keys((body['errors'] as object | undefined) ?? {})
    expect(status, line).toBeLessThan(500)
    if (status === 400) expect(known, line).toEqual(expect.arrayContaining(errors))
    expect([413, 415, 422], line).not.toContain(status)
  }
})

async function filesIn(example: Record<string, unknown>) {
  const calendar = new File(['BEGIN:VCALENDAR\r\nEND:VCALENDAR'], 'calendar.ics')
  const names = ['images', 'image'].filter((name) => name in example)
  return {
    ...('file' in example ? { file: calendar } : {}),
    ...Object.fromEntries(await Promise.all(names.map(async (name) => [name, await photo(32, 32)] as const))),
  }
}

describe('an undescribed part', () => {
  const declared = {
    operationId: 'test',
    access: 'anyone',
    tag: 'Events',
    summary: 'A test.',
    handle: async () => ({ n: 'x' }),
  } as const
  const whyNone = async (each: Route) => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
    const app = createService({ ...service.services, log }, { routes: [each] })
    const { status } = await app(new Request('http://plaza.test/common/openapi.json'))
    expect(status).toBe(500)
    return lines.join('')
  }

  test('makes the reference and every test with a service fail: a parameter, a field of a body, an answer', async () => {
    const lost = z.string()
    const parameter = await whyNone(
      route('GET /common/test/', { ...declared, query: z.strictObject({ lost }) }),
    )
    expect(parameter).toContain('GET /common/test/ ?lost has no description')
    expect(parameter).toContain('GET /common/test/ ?lost has no example')
    expect(
      await whyNone(
        route('POST /common/test/', { ...declared, body: z.strictObject({ flag: z.boolean() }) }),
      ),
    ).toContain('POST /common/test/.flag has no description')
    expect(
      await whyNone(route('GET /common/test/', { ...declared, answer: z.strictObject({ n: z.number() }) })),
    ).toContain('GET /common/test/ 200.n has no example')
  })

  test('is detected in answers: an unknown key, status or type, or a missing Retry-After', async () => {
    const n = z.string().openapi({ description: 'A text.', example: 'x' })
    const routes = [route('GET /common/test/', { ...declared, answer: z.strictObject({ n }) })]
    const app = createService(service.services, { routes })
    const answer = await app(new Request('http://plaza.test/common/openapi.json'))
    const { fault } = judge((await answer.json()) as Reference)
    const json = { 'content-type': 'application/json' }
    const ask = (status: number, body: string, headers: Record<string, string> = json) =>
      fault({ method: 'GET', path: '/common/test', status, headers: new Headers(headers), text: body })
    expect(ask(200, '{"n":"x"}')).toBeNull()
    expect(ask(200, '{"n":"x","m":1}')).toMatch('additional properties')
    expect(ask(200, '{"n":1}')).toMatch('must be string')
    expect(ask(201, '{"n":"x"}')).toBe('status 201 is not described')
    expect(ask(200, 'x', { 'content-type': 'text/html' })).toBe('text/html is not described')
    expect(ask(400, '{"error":"x"}')).toMatch("required property 'success'")
    expect(ask(429, '{"success":false,"message":"x"}')).toBe('Retry-After is missing')
  })
})
