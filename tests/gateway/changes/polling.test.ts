import { getEventListeners } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { openFeed } from '../../../gateway/changes/feed.ts'
import { readEvents } from '../../support/http/eventStream.ts'
import { type Call, gatewayOver, readings } from '../double.ts'

const pace = { pauseMs: 0, pollMs: 50, retryMs: 20, mostRetryMs: 1600, silenceMs: 100 }
const query = 'subscription { eventChanged(id: "7") { id venue viewCount } }'

type Changed = Record<string, unknown>
const isFrom = (token: string, { headers }: Call) => headers.get('authorization') === `Bearer ${token}`
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A gateway over a foreign `/common` without a change stream; a test sets the current state of its event. */
function overForeign(answer: (call: Call) => Response | null | Promise<Response | null> = () => null) {
  let changed: Changed = {}
  const gateway = gatewayOver(
    async (call) => {
      const own = await answer(call)
      if (own) return own
      const event = await readings.foreign(call)
      return call.path === '/common/events/7/' ? { ...(event as object), ...changed } : event
    },
    { changes: { pace } },
  )
  closing.push(gateway.close)
  const reads = (token = 'token-1') =>
    gateway.calls.filter((call) => call.path === '/common/events/7/' && isFrom(token, call)).length
  return {
    ...gateway,
    change: (fields: Changed) => {
      changed = { ...changed, ...fields }
    },
    reads,
    /** Waits until the event has been polled `count` more times with `token-2`. */
    otherReads: async (count: number) => {
      const before = reads('token-2')
      await expect.poll(() => reads('token-2') - before).toBeGreaterThanOrEqual(count)
    },
    asksForStream: () => gateway.calls.filter(({ path }) => path === '/common/changes/').length,
    subscribe: async (token = 'token-1') => {
      const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
      const stream = readEvents((await gateway.post({ query }, headers)).body ?? new ReadableStream())
      closing.push(() => void stream.cancel())
      return stream
    },
  }
}

const next = (fields: Changed) => ({ event: 'next', data: { data: { eventChanged: fields } } })
const failed = (code: string) => ({ event: 'next', data: { errors: [{ extensions: { code } }] } })

test('without a change stream, the gateway polls and reports only changes', async () => {
  const { subscribe, change, reads, asksForStream, calls } = overForeign()
  const stream = await subscribe()
  expect(await stream.at(0)).toMatchObject(next({ id: '7', venue: 'Old Harbour', viewCount: 12 }))
  await expect.poll(() => reads()).toBeGreaterThan(3)
  expect(stream.messages).toHaveLength(1)
  change({ view_count: '13' })
  expect(await stream.at(1)).toMatchObject(next({ viewCount: 13 }))
  expect(asksForStream()).toBe(1)
  // Polls are marked as passive, so that they do not keep the session alive.
  expect(new Set(calls.map(({ headers }) => headers.get('x-passive')))).toEqual(new Set(['1']))
})

test.each([
  ['usersChanged { results { fullName } }', 'GET /common/superadmin/users/'],
  ['adminEventsChanged { results { title } }', 'GET /common/superadmin/events/'],
  ['categoriesChanged { name }', 'GET /common/categories/'],
  ['eventTypesChanged { name }', 'GET /common/types/'],
])('SS-3 lists of the admin area are polled too: %s', async (field, request) => {
  const { post, calls, close } = gatewayOver(readings.foreign, { changes: { pace } })
  closing.push(close)
  const query = `subscription { ${field} }`
  const headers = { accept: 'text/event-stream', authorization: 'Bearer token-1' }
  const stream = readEvents((await post({ query }, headers)).body ?? new ReadableStream())
  closing.push(() => void stream.cancel())
  expect((await stream.at(0)).data).not.toHaveProperty('errors')
  await expect
    .poll(() => calls.filter(({ method, path }) => `${method} ${path}` === request).length)
    .toBeGreaterThan(3)
  expect(stream.messages).toHaveLength(1)
})

test('subscriptions with the same token share one poll, which ends with the last of them', async () => {
  let isHeld = false
  const held: (() => void)[] = []
  const { subscribe, change, reads, otherReads } = overForeign(async (call) => {
    if (isHeld && call.path === '/common/events/7/' && isFrom('token-1', call)) {
      await new Promise<void>((resolve) => held.push(resolve))
    }
    return null
  })
  const streams = [await subscribe(), await subscribe(), await subscribe()]
  await Promise.all(streams.map((stream) => stream.at(0)))
  isHeld = true
  await expect.poll(() => held.length).toBe(1)
  change({ venue: 'New Harbour' })
  held[0]?.()
  // No other read is answered.
  for (const stream of streams) expect(await stream.at(1)).toMatchObject(next({ venue: 'New Harbour' }))
  isHeld = false
  for (const release of held) release()

  await (await subscribe('token-2')).at(0)
  await Promise.all(streams.map((stream) => stream.cancel()))
  const last = reads()
  await otherReads(5)
  expect(reads()).toBeLessThanOrEqual(last + 1)
})

test('errors slow polling down but do not end it; changes made meanwhile are reported', async () => {
  let isAway = false
  const { subscribe, change, reads, otherReads } = overForeign((call) =>
    isAway && call.path === '/common/events/7/' && isFrom('token-1', call)
      ? new Response('', { status: 502 })
      : null,
  )
  const [stream, other] = [await subscribe(), await subscribe('token-2')]
  await Promise.all([stream.at(0), other.at(0)])
  isAway = true
  const before = reads()
  await otherReads(32)
  expect(reads() - before).toBeLessThan(16)
  change({ venue: 'New Harbour' })
  isAway = false
  expect(await stream.at(1)).toMatchObject(next({ venue: 'New Harbour' }))
})

test('an expired token or a deleted event ends the subscription with its code', async () => {
  for (const [status, code] of [
    [401, 'UNAUTHENTICATED'],
    [404, 'NOT_FOUND'],
  ] as const) {
    let isOver = false
    const { subscribe, reads, otherReads } = overForeign((call) =>
      isOver && isFrom('token-1', call) ? Response.json({ detail: 'No.' }, { status }) : null,
    )
    const [stream, other] = [await subscribe(), await subscribe('token-2')]
    await Promise.all([stream.at(0), other.at(0)])
    isOver = true
    expect(await stream.at(1)).toMatchObject(failed(code))
    await stream.ended
    const last = reads()
    await otherReads(3)
    expect(reads()).toBe(last)
  }
})

test('any error before the first result ends the subscription', async () => {
  const { subscribe } = overForeign(() => new Response('', { status: 502 }))
  expect(await (await subscribe()).at(0)).toMatchObject(failed('UPSTREAM_UNAVAILABLE'))
})

test.each([
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
  ['JSON', () => Response.json({ status: true })],
])(
  'SS-3 a response that is not a change stream (%s) is ignored, and the token is sent nowhere else',
  async (_, answer) => {
    const { subscribe, calls } = overForeign(({ path }) => (path === '/common/changes/' ? answer() : null))
    expect(await (await subscribe()).at(0)).toMatchObject(next({ id: '7' }))
    expect(calls.every(({ path }) => path.startsWith('/common/'))).toBe(true)
  },
)

test('a refused stream leaves no listeners on the signal of its caller', async () => {
  const { signal } = new AbortController()
  const options = {
    baseUrl: 'http://rest.example',
    fetch: async () => new Response(null, { status: 404 }),
    token: 'token-1',
    requestId: 'request-1',
    caller: { ip: '192.0.2.1' },
    timeoutMs: 1000,
    silenceMs: 1000,
  }
  expect(await openFeed('pending', options, signal)).toBeNull()
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test.each([
  ['breaks', (controller: ReadableStreamDefaultController) => controller.error(new Error('reset'))],
  ['ends', (controller: ReadableStreamDefaultController) => controller.close()],
  ['falls silent', () => {}],
])('a stream that %s is reopened, and the event is read again', async (_, start) => {
  let opened = 0
  const { subscribe, change } = overForeign(({ path }) => {
    if (path !== '/common/changes/') return null
    opened += 1
    return new Response(new ReadableStream({ start }), { headers: { 'content-type': 'text/event-stream' } })
  })
  const stream = await subscribe()
  await stream.at(0)
  change({ venue: 'New Harbour' })
  expect(await stream.at(1)).toMatchObject(next({ venue: 'New Harbour' }))
  expect(opened).toBeGreaterThan(1)
})
