import type { Circuit } from '../rest/circuit.ts'
import { type Ask, type Caller, type RestFetch, restLimits } from '../rest/ask.ts'
import { createRest, type Rest } from '../rest/client.ts'
import type { Log } from '../rest/log.ts'
import { RestError } from '../rest/restError.ts'
import { openFeed } from './feed.ts'
import { LiveSource, type News, type Pace } from './source.ts'

export interface LiveOptions {
  baseUrl: string
  ask: Ask
  fetch: RestFetch
  log: Log
  circuit?: Circuit | undefined
  timeoutMs?: number | undefined
  most?: { each: number; all: number } | undefined
  pace?: Partial<Pace> | undefined
}

export interface Subject<T> {
  topic: string
  part?: string
  read: (rest: Rest) => Promise<T>
}

export function newsValue<T>(news: News<T>): T {
  if ('error' in news) throw news.error
  return news.value
}

interface Subscriber {
  token: string | null
  requestId: string
  caller: Caller
}

interface Live {
  /** Yields the present state, then each change. Throws a `RestError` when there are too many subscriptions. */
  watch: <T>(subscriber: Subscriber, subject: Subject<T>) => AsyncIterableIterator<News<T>>
  size: () => number
  close: () => void
}

const usual = {
  most: { each: 10, all: 1000 },
  pace: { pauseMs: 1000, pollMs: 5000, retryMs: 500, mostRetryMs: 30_000, silenceMs: 40_000 },
}

/** Subscriptions of one token to one subject share their calls of the service. */
export function createLive(options: LiveOptions): Live {
  const { baseUrl, ask, fetch, log, circuit, timeoutMs = restLimits.timeoutMs, most = usual.most } = options
  const pace = { ...usual.pace, ...options.pace }
  const sources = new Map<string, LiveSource<unknown>>()
  const counts = new Map<string, number>()
  let all = 0

  const count = (token: string, change: 1 | -1) => {
    const own = (counts.get(token) ?? 0) + change
    all += change
    if (own === 0) counts.delete(token)
    else counts.set(token, own)
  }

  function sourceOf(
    { requestId, caller }: Subscriber,
    token: string,
    { topic, part = '', read }: Subject<unknown>,
  ) {
    const key = `${topic} ${part} ${token}`
    const known = sources.get(key)
    if (known) return known
    const whose = { baseUrl, token, requestId, caller, timeoutMs }
    const source: LiveSource<unknown> = new LiveSource({
      read: () => read(createRest({ ...whose, ask, log, circuit, isPassive: true })),
      open: (signal) => openFeed(topic, { ...whose, fetch, silenceMs: pace.silenceMs }, signal),
      pace,
      onOver: () => sources.delete(key),
    })
    sources.set(key, source)
    return source
  }

  return {
    watch: <T>(subscriber: Subscriber, subject: Subject<T>) => {
      const { token } = subscriber
      if (token === null) throw new RestError('UNAUTHENTICATED', 'Please log in.')
      if ((counts.get(token) ?? 0) >= most.each || all >= most.all) {
        throw new RestError('RATE_LIMITED', 'There are too many subscriptions.', { retryAfter: 30 })
      }
      count(token, 1)
      const source = sourceOf(subscriber, token, subject) as LiveSource<T>
      return source.subscribe(() => count(token, -1))
    },
    size: () => all,
    close: () => {
      for (const source of sources.values()) source.end()
    },
  }
}
