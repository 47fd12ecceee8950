import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { accountActors } from '../../client/account/actors.ts'
import { createApi } from '../../client/runtime/graph/api.ts'
import {
  CreateEventDocument,
  ListFavoritesDocument,
  ListChoicesDocument,
  ListEventsDocument,
  LoginDocument,
  LogoutDocument,
  RegisterDocument,
} from '../../client/generated/graphql.ts'
import operations from '../../gateway/generated/operations.json' with { type: 'json' }
import { failureOf } from '../../machines/domain.ts'

const sent = vi.fn<typeof fetch>()
const lose = vi.fn<() => void>()
const renew = vi.fn<() => Promise<string | null>>()
let token: string | null
let isTyping: boolean

beforeEach(() => {
  token = 'a-token'
  isTyping = false
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('document', { querySelector: () => (isTyping ? {} : null) })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.spyOn(toast, 'error').mockReturnValue('shown')
})
afterEach(() => {
  vi.resetAllMocks()
  vi.useRealTimers()
})

const api = () => createApi({ token: () => token, lose, renew })

const answers = (body: object) => sent.mockImplementation(() => Promise.resolve(Response.json(body)))
const refuses = (code: string, more: object = {}) =>
  answers({ data: null, errors: [{ message: 'No.', extensions: { code, requestId: 'r', ...more } }] })

const choices = { categories: [{ id: '1', name: 'Music' }], eventTypes: [] }

async function refusal(call: Promise<unknown>) {
  return failureOf(
    await call.then(
      () => null,
      (error: unknown) => error,
    ),
  )
}

const address = () => sent.mock.lastCall?.[0] as string

/** The last request, without headers. */
function lastRequest() {
  const { pathname, searchParams } = new URL(address(), 'http://plaza.test')
  const { body, method } = sent.mock.lastCall?.[1] ?? {}
  const posted: unknown = body instanceof FormData ? body.get('operations') : body
  const parameters = Object.fromEntries(
    [...searchParams].map(([name, value]) => [name, value.startsWith('{') ? JSON.parse(value) : value]),
  )
  return { method, pathname, ...parameters, ...(typeof posted === 'string' && JSON.parse(posted)) }
}

const hashOf = (start: string) =>
  Object.entries(operations).find(([, text]) => new RegExp(`^${start}\\b`).test(text))?.[0]
const byHash = (start: string) => ({
  operationName: start.split(' ')[1],
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(start) } },
})

test('a query is a GET request with its hash, the token and the header required for streams', async () => {
  answers({ data: { events: null } })
  await api().run(ListEventsDocument, { filter: { search: 'kites & lanterns' } })
  expect(lastRequest()).toEqual({
    method: 'GET',
    pathname: '/graphql',
    ...byHash('query listEvents'),
    variables: { filter: { search: 'kites & lanterns' } },
  })
  const headers = new Headers(sent.mock.lastCall?.[1]?.headers)
  expect(headers.get('authorization')).toBe('Bearer a-token')
  expect(headers.get('x-plaza-client')).toBe('web')
})

test('a query whose URL is too long for some servers is a POST request', async () => {
  answers({ data: { events: null } })
  const { run } = api()
  const read = (length: number) => run(ListEventsDocument, { page: 'p'.repeat(length) })
  await read(1500)
  expect(lastRequest()).toMatchObject({ method: 'GET' })
  expect(address().length).toBeLessThan(2048)
  await read(2000)
  expect(address()).toBe('/graphql')
  expect(lastRequest()).toEqual({
    method: 'POST',
    pathname: '/graphql',
    ...byHash('query listEvents'),
    variables: { page: 'p'.repeat(2000) },
  })
  await read(7)
  expect(lastRequest()).toMatchObject({ method: 'GET', variables: { page: 'p'.repeat(7) } })
})

test('a mutation is a POST request with a hash', async () => {
  answers({ data: { login: { token: 't' } } })
  const variables = { email: 'mira@example.org', password: 'a long password' }
  await api().run(LoginDocument, variables)
  expect(lastRequest()).toEqual({
    method: 'POST',
    pathname: '/graphql',
    ...byHash('mutation login'),
    variables,
  })
})

test('no token is sent without a session', async () => {
  token = null
  answers({ data: { register: true } })
  await api().run(RegisterDocument, {
    input: { fullName: 'M', email: 'm@example.org', phone: '+4915', password: 'p' },
  })
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
})

test('logging out sends the token of the session that ends', async () => {
  token = null
  answers({ data: { logout: true } })
  await api().run(LogoutDocument, {}, { token: 'an-old-token' })
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer an-old-token')
})

test('files are sent as multipart together with the hash', async () => {
  answers({ data: { createEvent: { id: '7' } } })
  const input = { title: 'T', eventType: '1', category: '1', eventDate: '2027-01-01', startTime: '10:00' }
  await api().run(CreateEventDocument, { input, images: [new File(['x'], 'x.png', { type: 'image/png' })] })
  const body = sent.mock.calls[0]?.[1]?.body
  expect(body instanceof FormData && [...body.keys()]).toEqual(['operations', 'map', '0'])
  expect(lastRequest()).toMatchObject({ ...byHash('mutation createEvent'), variables: { images: [null] } })
})

test('an error of the gateway becomes a failure with its code and fields', async () => {
  refuses('BAD_USER_INPUT', { fields: { email: ['Email already exists.'] } })
  const call = api().run(RegisterDocument, { input: { fullName: '', email: '', phone: '', password: '' } })
  expect(await refusal(call)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'No.',
    fields: { email: ['Email already exists.'] },
  })
})

test('an unknown code becomes INTERNAL', async () => {
  refuses('A_CODE_TO_COME')
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({ code: 'INTERNAL', fields: {} })
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a response that is not GraphQL', () => Promise.resolve(new Response('Busy', { status: 503 }))],
])('%s is NETWORK', async (_, answer) => {
  sent.mockImplementation(answer)
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({
    code: 'NETWORK',
    message: '',
  })
})

test('a response that takes over ten seconds is NETWORK', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  sent.mockImplementation((_, init) => {
    init?.signal?.throwIfAborted()
    return Promise.resolve(Response.json({ data: choices }))
  })
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({ code: 'NETWORK' })
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('a token that the gateway rejects ends the session', async () => {
  refuses('UNAUTHENTICATED')
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({ code: 'UNAUTHENTICATED' })
  await vi.waitFor(() => expect(lose).toHaveBeenCalledOnce(), { timeout: 10_000 })
  // The toast appears once its code has loaded, which must not happen during the next test.
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce(), { timeout: 10_000 })
})

test('the end of a session is reported once, and not after a logout', async () => {
  vi.useFakeTimers()
  lose.mockImplementation(() => {
    token = null
  })
  refuses('UNAUTHENTICATED')
  const { run } = api()
  await Promise.all([refusal(run(ListChoicesDocument, {})), refusal(run(ListFavoritesDocument, {}))])
  // The toast's code loads first, which can take long on a busy machine.
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce(), { timeout: 10_000 })
  token = 'a-newer-token'
  const left = refusal(run(ListChoicesDocument, {}))
  token = null
  await left
  await vi.runAllTimersAsync()
  expect(toast.error).toHaveBeenCalledOnce()
  expect(lose).toHaveBeenCalledOnce()
})

const event = { title: 'T', eventType: '1', category: '1', eventDate: '2027-01-01', startTime: '10:00' }
const creation = { input: event, idempotencyKey: 'one-key' }

/** Refuses every token but the current one. */
function refusesOld() {
  sent.mockImplementation((_, init) => {
    const isKnown = new Headers(init?.headers).get('authorization') === 'Bearer a-token-of-now'
    const refusal = { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }
    return Promise.resolve(Response.json(isKnown ? { data: { createEvent: { id: '7' } } } : refusal))
  })
  renew.mockImplementation(async () => (token = 'a-token-of-now'))
}

test('a mutation with an expired token waits for the next login and is sent again with the same key', async () => {
  refusesOld()
  await api().run(CreateEventDocument, creation)
  expect(renew).toHaveBeenCalledOnce()
  expect(lose).not.toHaveBeenCalled()
  expect(sent).toHaveBeenCalledTimes(2)
  expect(lastRequest()).toMatchObject({ variables: creation })
})

test('a query with an expired token also waits for the next login while the user is typing', async () => {
  isTyping = true
  refusesOld()
  await api()
    .run(ListChoicesDocument, {})
    .catch(() => null)
  expect(renew).toHaveBeenCalledOnce()
  expect(sent).toHaveBeenCalledTimes(2)
  expect(lose).not.toHaveBeenCalled()
})

test('a waiting request fails if the user does not sign in again', async () => {
  refuses('UNAUTHENTICATED')
  renew.mockResolvedValue(null)
  expect(await refusal(api().run(CreateEventDocument, creation))).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(sent).toHaveBeenCalledOnce()
})

test('a login is sent without the expired token, and a failed login does not request another', async () => {
  refuses('UNAUTHENTICATED')
  const { login } = accountActors(api())
  const actor = createActor(login, { input: { email: 'mira@example.org', password: 'wrong' } })
  actor.subscribe({ error: () => {} })
  actor.start()
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('error'), { timeout: 10_000 })
  expect(new Headers(sent.mock.lastCall?.[1]?.headers).has('authorization')).toBe(false)
  expect(renew).not.toHaveBeenCalled()
})

test('if the token is missing from storage, a query fails without ending the session', async () => {
  vi.useFakeTimers()
  token = null
  refuses('UNAUTHENTICATED')
  expect(await refusal(api().run(ListFavoritesDocument, {}))).toMatchObject({ code: 'UNAUTHENTICATED' })
  await vi.runAllTimersAsync()
  expect(lose).not.toHaveBeenCalled()
  expect(renew).not.toHaveBeenCalled()
})

test('a failed login does not end the session', async () => {
  vi.useFakeTimers()
  token = null
  refuses('UNAUTHENTICATED')
  await refusal(api().run(LoginDocument, { email: 'mira@example.org', password: 'wrong' }))
  await vi.runAllTimersAsync()
  expect(lose).not.toHaveBeenCalled()
})

test('a response to an earlier session does not end the current one', async () => {
  vi.useFakeTimers()
  sent.mockImplementation(() => {
    token = 'a-newer-token'
    return Promise.resolve(
      Response.json({ data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }),
    )
  })
  await refusal(api().run(ListChoicesDocument, {}))
  await vi.runAllTimersAsync()
  expect(lose).not.toHaveBeenCalled()
})

test('SE-4 only `cache-first` queries are served from the cache, and none after it is cleared', async () => {
  answers({ data: choices })
  const { run, forget } = api()
  await run(ListChoicesDocument, {}, { requestPolicy: 'cache-first' })
  await run(ListChoicesDocument, {}, { requestPolicy: 'cache-first' })
  expect(sent).toHaveBeenCalledTimes(1)
  await run(ListChoicesDocument, {})
  expect(sent).toHaveBeenCalledTimes(2)
  forget()
  await run(ListChoicesDocument, {}, { requestPolicy: 'cache-first' })
  expect(sent).toHaveBeenCalledTimes(3)
})

test.each([
  ['1', 'Too many requests. Please try again in 1 second.', 1],
  ['30', 'Too many requests. Please try again in 30 seconds.', 30],
  ['90', 'Too many requests. Please try again in 2 minutes.', 90],
  ['Wed, 25 Nov 2026 14:00:00 GMT', 'Too many requests. Please try again in 2 hours.', 7200],
  ['Wed, 25 Nov 2026 11:00:00 GMT', 'Too many requests. Please try again in a moment.', undefined],
  ['soon', 'Too many requests. Please try again in a moment.', undefined],
  [null, 'Too many requests. Please try again in a moment.', undefined],
])('a 429 from a proxy, Retry-After: %s, gives the time to wait', async (given, message, retryAfter) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z'), toFake: ['Date'] })
  const headers = new Headers(given === null ? {} : { 'retry-after': given })
  const bodies: [string, string][] = [
    ['text/html', '<h1>429 Too Many Requests</h1>'],
    ['application/json', '{"success":false,"message":"No."}'],
    ['text/plain', ''],
  ]
  for (const [type, body] of bodies) {
    headers.set('content-type', type)
    sent.mockImplementation(() => Promise.resolve(new Response(body, { status: 429, headers })))
    for (const call of [() => api().run(ListChoicesDocument, {}), () => api().run(LogoutDocument, {})]) {
      expect(await refusal(call())).toMatchObject({ code: 'RATE_LIMITED', message, retryAfter })
    }
  }
})
