import { describe, expect, test } from 'vitest'
import * as documents from '../../../client/generated/graphql.ts'
import { hashes } from '../../../client/generated/hashes.ts'
import { canonical } from '../../../gateway/graph/canonical.ts'
import manifest from '../../../gateway/generated/operations.json' with { type: 'json' }
import { gatewayOver, readings } from '../double.ts'
import { origin } from '../double/origin.ts'

const known = canonical('query me { me { ...Name } } fragment Name on User { fullName }')
const favorites = canonical('query mine($filter: FavoriteFilter) { favorites(filter: $filter) { count } }')
const leave = canonical('mutation leave { logout }')
const queue = canonical('subscription queue { pendingEventsChanged { id } }')
const old = canonical('query old { categoris { id } }')
const operations = { old, me: known, mine: favorites, leave, queue }

describe('GQ-1 without the playground', () => {
  const closed = () => gatewayOver(readings.ours, { playground: false, operations })

  test("the client's operations run, also by their text", async () => {
    const { run } = closed()
    expect((await run(known)).data?.me).toEqual({ fullName: 'Asha Rao' })
  })

  test.each([
    [
      'an operation with another field',
      'query me { me { ...Name email } } fragment Name on User { fullName }',
    ],
    ['an operation with another name', 'query you { me { ...Name } } fragment Name on User { fullName }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['a known operation next to another one', `${known} query more { categories { id } }`],
    ['a known operation with an unused fragment', `${known} fragment More on Query { categoris { id } }`],
    [
      'a known operation with an argument of `__typename`',
      'query mine($filter: FavoriteFilter) { __typename(x: 1) favorites(filter: $filter) { count } }',
    ],
    ['an invalid document', '}{'],
  ])('%s does not run', async (_name, query) => {
    const { codeOf, calls } = closed()
    expect(await codeOf(query)).toBe('FORBIDDEN')
    expect(calls).toHaveLength(0)
  })

  test('GQ-3 there are no playground pages, schema files or suggestions', async () => {
    const { fetch, run } = closed()
    const near = await run(favorites, { filter: { period: 'UPCOMIN', perio: 1 } })
    expect(near.errors?.length).toBeGreaterThan(0)
    expect(JSON.stringify(near)).not.toMatch(/did you mean|UPCOMING/i)
    const outdated = await run(old)
    expect(outdated.errors?.[0]?.message).toBe('Cannot query field "categoris" on type "Query".')
    const page = await fetch(new Request(`${origin}/graphql`, { headers: { accept: 'text/html' } }))
    expect(await page.text()).not.toContain('<html')
    const elsewhere = new Request(`${origin}/graphql/none`, { headers: { accept: 'text/html' } })
    expect(await (await fetch(elsewhere)).text()).not.toContain('<html')
    const file = await fetch(new Request(`${origin}/graphql/schema.graphql`))
    expect(file.status).toBe(404)
  })
})

describe.each([true, false])('operations by hash, playground: %s', (playground) => {
  const open = () => gatewayOver(readings.ours, { playground, operations })
  const byHash = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } })
  const address = (body: object) => {
    const parameters = Object.entries(body).map(([name, value]) => [name, JSON.stringify(value)])
    return `${origin}/graphql?${new URLSearchParams(Object.fromEntries(parameters))}`
  }
  const headers = { authorization: 'Bearer token-1' }

  test('run over POST, and queries also over GET', async () => {
    const { post, fetch, calls } = open()
    expect(await (await post(byHash('me'))).json()).toEqual({ data: { me: { fullName: 'Asha Rao' } } })
    const read = await fetch(new Request(address(byHash('me')), { headers }))
    expect(await read.json()).toEqual({ data: { me: { fullName: 'Asha Rao' } } })
    expect((await post(byHash('leave'))).status).toBe(200)
    expect((await fetch(new Request(address(byHash('leave')), { headers }))).status).toBe(405)
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
  })

  test('accept variables, also in the URL', async () => {
    const { post, fetch, calls } = open()
    const request = { ...byHash('mine'), variables: { filter: { period: 'PAST' } } }
    expect((await post(request)).status).toBe(200)
    expect((await fetch(new Request(address(request), { headers }))).status).toBe(200)
    expect(calls.map(({ query }) => query['past'])).toEqual(['true', 'true'])
  })

  test('open streams', async () => {
    const answer = await open().post(byHash('queue'), { accept: 'text/event-stream', authorization: '' })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(await answer.text()).toContain('"code":"UNAUTHENTICATED"')
  })

  test.each(['nothing', '__proto__', 'constructor', ''])('"%s" is unknown', async (hash) => {
    const { post, calls } = open()
    const answer = await post(byHash(hash))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }] })
    expect(calls).toHaveLength(0)
  })

  test.each([7, null, {}])('%j is not a hash', async (hash) => {
    const answer = await open().post(byHash(hash))
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  test('a document sent with a hash has no effect', async () => {
    const { post, codeOf, calls } = open()
    const query = 'query other { me { email } }'
    const answer = (await (await post({ query, ...byHash('other') })).json()) as { errors?: unknown }
    expect(answer.errors === undefined).toBe(playground)
    const before = calls.length
    expect(await (await post(byHash('other'))).json()).toMatchObject({
      errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }],
    })
    expect(calls).toHaveLength(before)
    if (!playground) expect(await codeOf(query)).toBe('FORBIDDEN')
  })
})

test('the client sends the hash of the operation with that name and kind', () => {
  const texts: Record<string, string> = manifest
  for (const { kind, name } of Object.values(documents)) {
    expect(texts[hashes[name] ?? '']).toMatch(new RegExp(`^${kind} ${name}\\b`))
  }
  expect(Object.values(hashes).toSorted()).toEqual(Object.keys(manifest))
})

test('the generated list has each operation under the hash of its text', async () => {
  const texts = Object.entries(manifest)
  expect(texts.length).toBeGreaterThan(10)
  for (const [hash, text] of texts) {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    expect(Buffer.from(bytes).toString('hex')).toBe(hash)
    expect(canonical(text)).toBe(text)
  }
})
