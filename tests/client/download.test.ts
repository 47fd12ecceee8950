import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { download } from '../../client/runtime/download.ts'
import { speak } from '../../client/ui/words/language.ts'

const link = { href: '', download: '', click: vi.fn<() => void>() }
const fetched = vi.fn<typeof fetch>()
const revoke = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:the-file')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke)
  const answer = new Response('id,name\n', { headers: { 'content-type': 'text/csv' } })
  fetched.mockResolvedValue(answer)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  revoke.mockReset()
  fetched.mockReset()
  link.click.mockReset()
})

test('the object URL of a file is revoked a minute after the click', async () => {
  await download('/users/?format=csv', 'plaza-users.csv', 'a-token', 'text/csv')
  expect(link).toMatchObject({ href: 'blob:the-file', download: 'plaza-users.csv' })
  expect(link.click).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(revoke.mock.calls).toEqual([['blob:the-file']])
})

test('a file is requested in the language of the page, not of the browser', async () => {
  speak('de', {})
  await download('/users/', 'plaza-users.csv', 'a-token', 'text/csv').finally(() => speak('en', {}))
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
    accept: 'text/csv',
    'accept-language': 'de',
    authorization: 'Bearer a-token',
  })
})
