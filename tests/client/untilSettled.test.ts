import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../client/runtime/graph/requestFailure.ts'
import { untilSettled } from '../../client/runtime/graph/untilSettled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const underWay = () => Promise.reject(new RequestFailure('CONFLICT', 'Still being created.', {}, 1))
const { signal } = new AbortController()

test('a request in progress is retried after the announced delay', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(underWay)
    .mockImplementationOnce(underWay)
  send.mockResolvedValue('created')
  const settled = untilSettled(send, signal)
  await vi.advanceTimersByTimeAsync(999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1001)
  expect(await settled).toBe('created')
  expect(send).toHaveBeenCalledTimes(3)
})

test.each([
  new RequestFailure('CONFLICT', 'Decided already.'),
  new RequestFailure('UPSTREAM_TIMEOUT', 'Too slow.'),
  new RequestFailure('RATE_LIMITED', 'Too many.', {}, 30),
])('other failures are not retried: $code', async (failure) => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(failure)
  await expect(untilSettled(send, signal)).rejects.toBe(failure)
  expect(send).toHaveBeenCalledTimes(1)
})

test('gives up after a number of attempts', async () => {
  const send = vi.fn<() => Promise<string>>().mockImplementation(underWay)
  const settled = untilSettled(send, signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await settled).toMatchObject({ code: 'CONFLICT' })
  expect(send).toHaveBeenCalledTimes(15)
})

test('stops retrying once it is aborted', async () => {
  const send = vi.fn<() => Promise<string>>().mockImplementation(underWay)
  await expect(untilSettled(send, AbortSignal.abort())).rejects.toMatchObject({ code: 'CONFLICT' })
})
