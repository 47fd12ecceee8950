import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { toast } from 'react-hot-toast/headless'
import { createApi } from '../../client/runtime/graph/api.ts'
import { follow } from '../../client/runtime/graph/live.ts'
import { PendingEventsChangedDocument } from '../../client/generated/graphql.ts'
import { hashes } from '../../client/generated/hashes.ts'

const sent = vi.fn<typeof fetch>()
const lose = vi.fn<() => void>()
const renew = vi.fn<() => Promise<string | null>>()
const onData = vi.fn<(data: unknown) => void>()
let isTyping: boolean
const page = Object.assign(new EventTarget(), { hidden: false, querySelector: () => (isTyping ? {} : null) })
let streams: { controller: ReadableStreamDefaultController<Uint8Array>; isOver: boolean }[]
let stop: () => void

// Loads the first operation's modules now, since that takes longer than a turn of the event loop.
beforeAll(() => import('../../client/runtime/graph/urqlClient.ts'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  streams = []
  page.hidden = false
  isTyping = false
  vi.stubGlobal('document', page)
  vi.spyOn(toast, 'error').mockReturnValue('shown')
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('fetch', sent)
  sent.mockImplementation(async (_, init) => answer(init?.signal ?? null))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

function answer(signal: AbortSignal | null): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const stream = { controller, isOver: false }
      streams.push(stream)
      signal?.addEventListener('abort', () => {
        stream.isOver = true
        controller.error(signal.reason)
      })
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const encoder = new TextEncoder()
const say = (at: number, body: object) =>
  streams[at]?.controller.enqueue(encoder.encode(`:\n\nevent: next\ndata: ${JSON.stringify(body)}\n\n`))
const opened = (count: number) => until(() => streams.length === count)

/** Waits up to ten seconds without advancing timers, because pending imports are slow on a busy machine. */
async function until(holds: () => boolean | undefined) {
  const end = performance.now() + 10_000
  while (performance.now() < end && !holds()) await new Promise((next) => setImmediate(next))
  expect(holds()).toBe(true)
}
const start = () => {
  const api = createApi({ token: () => 'a-token', lose, renew })
  stop = follow(api, PendingEventsChangedDocument, {}, onData)
}
const empty = { data: { pendingEventsChanged: [] } }
const refusal = (code: string) => ({ data: null, errors: [{ message: 'No.', extensions: { code } }] })

test('a stream is requested with the token in a header, and its messages are reported', async () => {
  start()
  await opened(1)
  const headers = new Headers(sent.mock.calls[0]?.[1]?.headers)
  expect(headers.get('accept')).toContain('text/event-stream')
  expect(headers.get('authorization')).toBe('Bearer a-token')
  expect(headers.get('x-plaza-client')).toBe('web')
  expect(sent.mock.calls[0]?.[0]).toBe('/graphql')
  expect(JSON.parse(sent.mock.calls[0]?.[1]?.body as string)).toEqual({
    operationName: 'pendingEventsChanged',
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: hashes['pendingEventsChanged'] } },
  })
  say(0, empty)
  await until(() => onData.mock.calls.length === 1)
  expect(onData.mock.calls).toEqual([[empty.data]])
  say(0, empty)
  await until(() => onData.mock.calls.length === 2)
})

test.each([
  ['ends', () => streams[0]?.controller.close()],
  ['breaks', () => streams[0]?.controller.error(new TypeError('network error'))],
  ['is temporarily refused', () => say(0, refusal('UPSTREAM_UNAVAILABLE'))],
])('a connection that %s is reopened after a second', async (_, happen) => {
  start()
  await opened(1)
  say(0, empty)
  await until(() => onData.mock.calls.length === 1)
  happen()
  await until(() => vi.getTimerCount() === 1)
  await vi.advanceTimersByTimeAsync(799)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(401)
  await opened(2)
})

test('each further failure doubles the pause, up to half a minute', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  start()
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    await until(() => vi.getTimerCount() === 1)
    const { length } = sent.mock.calls
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(sent.mock.calls).toHaveLength(length)
    await vi.advanceTimersByTimeAsync(1)
    await until(() => sent.mock.calls.length === length + 1)
  }
})

test.each([
  ['UNAUTHENTICATED', 1],
  ['FORBIDDEN', 0],
])('%s ends the subscription for good', async (code, lost) => {
  start()
  await opened(1)
  say(0, refusal(code))
  await until(() => streams[0]?.isOver === true)
  await vi.advanceTimersByTimeAsync(60_000)
  dispatchVisible(true)
  expect(streams).toHaveLength(1)
  expect(lose).toHaveBeenCalledTimes(lost)
  expect(toast.error).toHaveBeenCalledTimes(lost)
  expect(onData).not.toHaveBeenCalled()
})

test.each([
  ['is reopened with the new token', 'a-token-of-now', 2],
  ['ends if there is no new token', null, 1],
])('a subscription refused while the user types waits for a login, and %s', async (_, next, count) => {
  isTyping = true
  renew.mockResolvedValue(next)
  start()
  await opened(1)
  say(0, refusal('UNAUTHENTICATED'))
  await until(() => renew.mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(60_000)
  await opened(count)
  expect(lose).toHaveBeenCalledTimes(2 - count)
})

function dispatchVisible(isVisible: boolean) {
  page.hidden = !isVisible
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a hidden tab closes its connection and opens a new one when it becomes visible', async () => {
  start()
  await opened(1)
  dispatchVisible(false)
  await until(() => streams[0]?.isOver === true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(1)
  dispatchVisible(true)
  await opened(2)
})

test('a stopped subscription makes no requests, reports nothing and leaves no timers', async () => {
  start()
  await opened(1)
  stop()
  await until(() => streams[0]?.isOver === true)
  dispatchVisible(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(streams).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
