import { type RestFetch, restLimits } from '../rest/restFetch.ts'
import type { Rest, RestOptions } from '../rest/client.ts'
import { RestError } from '../rest/restError.ts'
import { waiting } from '../network/waiting.ts'
import { openFeed } from './feed.ts'
import { ChangeSource, type News, type Pace } from './source.ts'

export interface ChangesOptions {
  baseUrl: string
  fetch: RestFetch
  restOf: (subscriber: Subscriber) => Rest
  timeoutMs?: number | undefined
  most?: { each: number; all: number } | undefined
  pace?: Partial<Pace> | undefined
}

export interface Subject<T> {
  topic: string
  part?: string
  read: (rest: Rest) => Promise<T>
}

type Subscriber = Pick<RestOptions, 'token' | 'requestId' | 'caller'>

interface Changes {
  /**
   * Yields the current state, then the new state after each change, until `gone` aborts.
   * Throws a `RestError` if there are too many subscriptions.
   */
  watch: <T>(subscriber: Subscriber, subject: Subject<T>, gone: AbortSignal) => AsyncIterableIterator<News<T>>
  size: () => number
  close: () => void
}

/** In seconds. */
const pause = 30
const usual = {
  most: { each: 10, all: 1000 },
  pace: { pauseMs: 1000, pollMs: 5000, retryMs: 500, mostRetryMs: 30_000, silenceMs: 40_000 },
}

/** Subscriptions with the same token and subject share one source, and therefore its calls to the service. */
export function watchChanges(options: ChangesOptions): Changes {
  const { baseUrl, fetch, restOf, timeoutMs = restLimits.timeoutMs, most = usual.most } = options
  const pace = { ...usual.pace, ...options.pace }
  const sources = new Map<string, ChangeSource<unknown>>()
  const counts = new Map<string, number>()
  let all = 0

  function sourceOf(subscriber: Subscriber, { topic, part = '', read }: Subject<unknown>) {
    const key = `${topic} ${part} ${subscriber.token}`
    const known = sources.get(key)
    if (known) return known
    const { silenceMs } = pace
    const source: ChangeSource<unknown> = new ChangeSource({
      read: () => read(restOf(subscriber)),
      open: (signal) => openFeed(topic, { ...subscriber, baseUrl, fetch, timeoutMs, silenceMs }, signal),
      pace,
      onOver: () => sources.delete(key),
    })
    sources.set(key, source)
    return source
  }

  return {
    watch: <T>(subscriber: Subscriber, subject: Subject<T>, gone: AbortSignal) => {
      const { token } = subscriber
      if (token === null) throw new RestError('UNAUTHENTICATED', 'Please log in.')
      const count = counts.get(token) ?? 0
      if (all >= most.all || count >= most.each) {
        throw new RestError('RATE_LIMITED', waiting('There are too many subscriptions.', pause), {
          retryAfter: pause,
        })
      }
      all += 1
      counts.set(token, count + 1)
      const source = sourceOf(subscriber, subject) as ChangeSource<T>
      const subscription = source.subscribe(() => {
        all -= 1
        const left = (counts.get(token) ?? 0) - 1
        if (left > 0) counts.set(token, left)
        else counts.delete(token)
      })
      const end = () => subscription.end()
      if (gone.aborted) end()
      else gone.addEventListener('abort', end, { once: true })
      return subscription
    },
    size: () => all,
    close: () => {
      for (const source of sources.values()) source.end()
    },
  }
}
