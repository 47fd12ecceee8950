import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from 'react-hot-toast/headless'
import { ListChoicesDocument } from '../../client/generated/graphql.ts'
import { createApi } from '../../client/runtime/graph/api.ts'
import { askFirst } from '../../client/runtime/graph/firstAnswers.ts'
import { failureOf } from '../../machines/domain.ts'

const sent = vi.fn<typeof fetch>()
const lose = vi.fn<() => void>()
let token = 'mine'

beforeEach(() => {
  token = 'mine'
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.spyOn(toast, 'error').mockReturnValue('shown')
})
afterEach(() => {
  api().forget()
  vi.resetAllMocks()
})

const choices = { categories: [{ id: '1', name: 'Music' }], eventTypes: [] }
const answers = (body: object) => sent.mockImplementation(() => Promise.resolve(Response.json(body)))
const api = () => createApi({ token: () => token, lose, renew: () => Promise.resolve(null) })

test('the first content of a page is requested only once, with the URL that urql would use', async () => {
  answers({ data: choices })
  void askFirst('listChoices', 'mine')
  const own = api()
  expect(await own.run(ListChoicesDocument, {})).toEqual(choices)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(await own.run(ListChoicesDocument, {})).toEqual(choices)
  expect(sent).toHaveBeenCalledTimes(2)
  const [early, usual] = sent.mock.calls
  expect(early?.[0]).toBe(usual?.[0])
  const headersOf = (init: RequestInit | undefined) => {
    const headers = new Headers(init?.headers)
    return ['authorization', 'x-plaza-client'].map((name) => headers.get(name))
  }
  expect(headersOf(early?.[1])).toEqual(headersOf(usual?.[1]))
})

test('an error response to an early request is reported like any other, without a retry', async () => {
  answers({ data: null, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] })
  void askFirst('listChoices', 'mine')
  const failure = failureOf(
    await api()
      .run(ListChoicesDocument, {})
      .catch((error: unknown) => error),
  )
  expect(failure.code).toBe('UNAUTHENTICATED')
  expect(sent).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(lose).toHaveBeenCalled(), { timeout: 10_000 })
})

test('a failed connection of an early request is reported too, without a retry', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  void askFirst('listChoices', 'mine')
  const failure = failureOf(
    await api()
      .run(ListChoicesDocument, {})
      .catch((error: unknown) => error),
  )
  expect(failure.code).toBe('NETWORK')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('the response to an early request is not used for another account', async () => {
  answers({ data: choices })
  void askFirst('listChoices', 'mine')
  token = 'of somebody else'
  await api().run(ListChoicesDocument, {})
  expect(sent).toHaveBeenCalledTimes(2)
})
