import type * as Clock from '../../client/runtime/clock/clock.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const start = '2031-06-13T23:58:30Z'
let page: EventTarget
let clock: typeof Clock
const stops: (() => void)[] = []

beforeEach(async () => {
  // Loaded before there is a page: Emotion checks only then whether it runs in a browser.
  vi.resetModules()
  clock = await import('../../client/runtime/clock/clock.ts')
  vi.useFakeTimers({ now: new Date(start) })
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (date: string, headers = {}) => new Response(null, { headers: { date, ...headers } })
const hear = (time: string, headers?: object) =>
  clock.hearClock(answer(new Date(time).toUTCString(), headers))
const time = () => clock.now().toISOString()
const count = (subscribe: (listener: () => void) => () => void) => {
  const listener = vi.fn<() => void>()
  stops.push(subscribe(listener))
  return listener
}

test('until the first answer, the time is the device’s', () => {
  expect(time()).toBe(new Date(start).toISOString())
  expect(clock.today()).toBe('2031-06-13')
})

test.each(['2031-06-12T21:58:00Z', '2031-06-15T01:58:00Z'])(
  'a device whose clock is 26 hours wrong takes the server’s time, %s',
  (server) => {
    const changed = count(clock.onDay)
    hear(server)
    expect(time()).toBe(new Date(server).toISOString())
    vi.advanceTimersByTime(90_000)
    expect(time().slice(0, 16)).toBe(new Date(Date.parse(server) + 90_000).toISOString().slice(0, 16))
    expect(changed).toHaveBeenCalledOnce()
  },
)

test.each([
  ['late by less than a minute', '2031-06-13T23:57:40Z', {}],
  ['from a cache', '2031-06-10T10:00:00Z', { age: '0' }],
])('an answer that is %s does not change the time', (_, server, headers) => {
  hear(server, headers)
  expect(time()).toBe(new Date(start).toISOString())
})

test('an answer without a readable date does not change the time', () => {
  clock.hearClock(answer('some day'))
  clock.hearClock(new Response())
  expect(time()).toBe(new Date(start).toISOString())
})

test('listeners are called at the start of each minute', () => {
  const listener = count(clock.onMinute)
  vi.advanceTimersByTime(29_999)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(time()).toBe('2031-06-14T00:00:00.000Z')
})

test('a new day is announced at midnight, and once', () => {
  const changed = count(clock.onDay)
  vi.advanceTimersByTime(89_999)
  expect(changed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(changed).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10 * 60_000)
  expect(changed).toHaveBeenCalledOnce()
})

test('a device that slept over midnight learns of the new day when its page is shown', () => {
  const changed = count(clock.onDay)
  vi.setSystemTime('2031-06-14T07:00:00Z')
  expect(changed).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(changed).toHaveBeenCalledOnce()
})

test('a new day is announced once the connection is back', () => {
  const changed = count(clock.onDay)
  vi.stubGlobal('navigator', { onLine: false })
  vi.advanceTimersByTime(5 * 60_000)
  expect(changed).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  dispatchEvent(new Event('online'))
  expect(changed).toHaveBeenCalledOnce()
})
