import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { download as saveCalendar } from '../../client/events/explore/calendarFile.ts'
import { download } from '../../client/runtime/download.ts'

const link = { href: '', download: '', click: vi.fn<() => void>() }
const revoke = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:the-file')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke)
  const answer = new Response('id,name\n', { headers: { 'content-type': 'text/csv' } })
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  revoke.mockReset()
  link.click.mockReset()
})

test.each([
  [
    'an export',
    'plaza-users.csv',
    () =>
      download('/users/?format=csv', 'plaza-users.csv', 'a-token', {
        type: 'text/csv',
        signal: new AbortController().signal,
      }),
  ],
  ['a calendar file', 'event.ics', async () => saveCalendar('BEGIN:VCALENDAR')],
])('the address of %s lives for a minute after the click, and no longer', async (_, name, save) => {
  await save()
  expect(link).toMatchObject({ href: 'blob:the-file', download: name })
  expect(link.click).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(revoke).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(revoke.mock.calls).toEqual([['blob:the-file']])
})
