import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../client/actors/api.ts'
import {
  CreateEventDocument,
  ListChoicesDocument,
  LoginDocument,
  LogoutDocument,
  RegisterDocument,
} from '../../client/generated/graphql.ts'
import { failureOf } from '../../machines/domain.ts'

const sent = vi.fn<typeof fetch>()
const lose = vi.fn<() => void>()
let token: string | null

beforeEach(() => {
  token = 'a-token'
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.resetAllMocks()
  vi.useRealTimers()
})

const api = () => createApi({ token: () => token, lose })

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

test('an operation is posted with the token and the header that uploads need', async () => {
  answers({ data: choices })
  await expect(api().run(ListChoicesDocument, {})).resolves.toMatchObject(choices)
  const [url, init] = sent.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  expect([url, init?.method]).toEqual(['/graphql', 'POST'])
  expect(headers.get('authorization')).toBe('Bearer a-token')
  expect(headers.get('x-plaza-client')).toBe('web')
})

test('without a session no token is sent', async () => {
  token = null
  answers({ data: { register: true } })
  await api().run(RegisterDocument, {
    input: { fullName: 'M', email: 'm@example.org', phone: '+4915', password: 'p' },
  })
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
})

test('a session that is over is ended at the service by its own token', async () => {
  token = null
  answers({ data: { logout: true } })
  await api().run(LogoutDocument, {}, { token: 'an-old-token' })
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer an-old-token')
})

test('files are sent as multipart', async () => {
  answers({ data: { createEvent: { id: '7' } } })
  const input = { title: 'T', eventType: '1', category: '1', eventDate: '2027-01-01', startTime: '10:00' }
  await api().run(CreateEventDocument, { input, images: [new File(['x'], 'x.png', { type: 'image/png' })] })
  const body = sent.mock.calls[0]?.[1]?.body
  expect(body instanceof FormData && [...body.keys()]).toEqual(['operations', 'map', '0'])
})

test('what the gateway refuses becomes a failure with its code and fields', async () => {
  refuses('BAD_USER_INPUT', { fields: { email: ['Email already exists.'] } })
  const call = api().run(RegisterDocument, { input: { fullName: '', email: '', phone: '', password: '' } })
  expect(await refusal(call)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'No.',
    fields: { email: ['Email already exists.'] },
  })
})

test('a code that nobody knows is INTERNAL', async () => {
  refuses('GRAPHQL_VALIDATION_FAILED')
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({ code: 'INTERNAL', fields: {} })
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no GraphQL', () => Promise.resolve(new Response('Busy', { status: 503 }))],
])('%s is NETWORK', async (_, answer) => {
  sent.mockImplementation(answer)
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({ code: 'NETWORK' })
})

test('an answer that takes longer than ten seconds is NETWORK', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  sent.mockImplementation((_, init) => {
    init?.signal?.throwIfAborted()
    return Promise.resolve(Response.json({ data: choices }))
  })
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({ code: 'NETWORK' })
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('a token that the gateway no longer knows ends the session', async () => {
  refuses('UNAUTHENTICATED')
  expect(await refusal(api().run(ListChoicesDocument, {}))).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(lose).toHaveBeenCalledOnce()
})

test('a wrong login ends nothing', async () => {
  token = null
  refuses('UNAUTHENTICATED')
  await refusal(api().run(LoginDocument, { email: 'mira@example.org', password: 'wrong' }))
  expect(lose).not.toHaveBeenCalled()
})

test('an answer to an earlier session does not end the one of now', async () => {
  sent.mockImplementation(() => {
    token = 'a-newer-token'
    return Promise.resolve(
      Response.json({ data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] }),
    )
  })
  await refusal(api().run(ListChoicesDocument, {}))
  expect(lose).not.toHaveBeenCalled()
})

test('only what may be some minutes old is answered from memory, and not after forgetting', async () => {
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
