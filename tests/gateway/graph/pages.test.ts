import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../../gateway/schema.ts'
import { gatewayOver } from '../double.ts'

const page = 'query q($page: String) { events(page: $page) { count next } }'
const empty = { count: 0, next: null, previous: null, results: [] }
const token = (query: unknown) => Buffer.from(JSON.stringify(query)).toString('base64url')

describe('SS-1 page tokens that the gateway never issued', () => {
  test.each([
    'http://evil.example/common/events/list/main/?page=2',
    '//evil.example/common/events/list/main/',
    String.raw`/\evil.example`,
    '@evil.example/',
    '%2e%2e/%2e%2e/superadmin/users/',
    '/common/events/list/main/?page=2',
    'not base64 !',
    'e30=',
    'bm90IGpzb24',
    token([]),
    token('page'),
    token(null),
    token({ page: 2 }),
    token({ page: ['1', '2'] }),
    token({ host: 'evil.example' }),
    token({ author: '1' }),
    token({ page: '1', is_published: 'false' }),
    Buffer.from('{"__proto__":{"page":"1"}}').toString('base64url'),
    token({ search: 'x'.repeat(3000) }),
    '',
  ])('%s', async (hostile) => {
    const { run, calls } = gatewayOver(() => empty)
    const { errors } = await run(page, { page: hostile })
    if (hostile === '') {
      expect(calls.map(({ query }) => query)).toEqual([{ page_size: '20' }])
      return
    }
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { page: [expect.any(String)] },
    })
    expect(calls).toHaveLength(0)
  })

  test('a token supplies only parameters and cannot lead to another path', async () => {
    const { run, calls } = gatewayOver(() => empty)
    await run(page, { page: token({ cursor: '../../x?y=1&admin=true#', page_size: '20' }) })
    expect(calls).toMatchObject([
      { path: '/common/events/list/main/', query: { cursor: '../../x?y=1&admin=true#', page_size: '20' } },
    ])
  })
})

describe('SS-1 the address of the next page from the service', () => {
  const nextOf = async (next: unknown) => {
    const { run, logged } = gatewayOver(() => ({ ...empty, next }))
    const { data } = await run(page)
    const given = (data?.events as { next: string | null } | undefined)?.next
    return {
      logged,
      next: given ? (JSON.parse(Buffer.from(given, 'base64url').toString()) as unknown) : given,
    }
  }

  test.each([
    ['http://plaza.test/common/events/list/main/?page=2&search=a%26b', { page: '2', search: 'a&b' }],
    ['https://other.example:8443/api/common/events/list/main/?cursor=abc', { cursor: 'abc' }],
    ['/common/events/list/main?page=3', { page: '3' }],
    ['//evil.example/common/events/list/main/?page=2&token=x&__proto__=y', { page: '2' }],
  ])('%s', async (next, expected) => {
    expect(await nextOf(next)).toEqual({ next: expected, logged: [] })
  })

  test.each([
    'http://plaza.test/common/superadmin/users/?page=2',
    'http://plaza.test/common/events/list/main/%2e%2e/%2e%2e/pending/',
    'http://plaza.test/common/events/list/main/../../pending/?page=2',
    'javascript:alert(1)',
    'http://',
    7,
    'http://plaza.test/common/events/list/main/?p=2',
  ])('%s is dropped and logged', async (next) => {
    expect(await nextOf(next)).toMatchObject({ next: null, logged: [{ path: '/common/events/list/main/' }] })
  })
})

/** A value for every field of an input, so that a filter has all its conditions. */
const filled = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return filled(type.ofType)
  if (isListType(type)) return [filled(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    return Object.fromEntries(Object.values(type.getFields()).map(({ name, type: of }) => [name, filled(of)]))
  }
  return { Boolean: true, Int: 1, Date: '2027-06-01' }[type.name] ?? '7'
}

const paged = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
  args.some(({ name }) => name === 'page'),
)

test('some lists have both pages and a filter', () => {
  const filters = paged.flatMap(({ args }) =>
    args.filter(({ type }) => isInputObjectType(getNamedType(type))),
  )
  expect(filters.length).toBeGreaterThan(4)
})

test.each(paged)('the next page of $name keeps every filter of the first', async ({ name, args }) => {
  const given = args.filter(({ name: arg }) => arg !== 'page')
  const { run, calls } = gatewayOver(({ path, query }) => ({
    ...empty,
    next: `${path}?${new URLSearchParams({ ...query, page: '2' })}`,
  }))
  const document = `query q(${given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) {
    ${name}(${given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) { next }
  }`
  const { data, errors } = await run(
    document,
    Object.fromEntries(given.map((arg) => [arg.name, filled(arg.type)])),
  )
  expect(errors).toBeUndefined()
  const { next } = (data as Record<string, { next: string }>)[name] ?? { next: '' }
  expect(JSON.parse(Buffer.from(next, 'base64url').toString())).toEqual({ ...calls[0]?.query, page: '2' })
})

test('all pages of a short list are read, but not those of an endless one', async () => {
  const { run, calls } = gatewayOver(({ query }) => ({
    results: [{ id: query.page ?? '1', name: `Category ${query.page ?? '1'}` }],
    next: query.page === '3' ? null : `/common/categories/?page=${Number(query.page ?? 1) + 1}`,
  }))
  const { data } = await run('{ categories { id } }')
  expect(data).toEqual({ categories: [{ id: '1' }, { id: '2' }, { id: '3' }] })
  expect(calls).toHaveLength(3)

  let page = 1
  const endless = gatewayOver(() => ({ results: [], next: `/common/types/?page=${(page += 1)}` }))
  expect((await endless.run('{ eventTypes { id } }')).data).toEqual({ eventTypes: [] })
  expect(endless.calls).toHaveLength(10)
})
