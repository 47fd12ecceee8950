import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '../network/address.ts'
import type { Ask, Caller, RestFetch } from '../rest/ask.ts'

const perMinute = 300

/** Limits by address the requests that never reach the service; the service counts all others. */
export interface Unasked {
  /** The seconds to wait; null if the caller may go on. */
  wait: (caller: Caller) => Promise<number | null>
  /** Call it after a request, to count it if the service was not called. */
  settle: (caller: Caller) => Promise<void>
}

interface Ways {
  fetch: RestFetch
  ask: Ask
}

/** Only calls by the returned `fetch` and `ask` are noticed. */
export function watchUnasked({ fetch, ask }: Ways): Ways & { unasked: Unasked } {
  const counter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const served = new WeakSet<Caller>()
  return {
    unasked: {
      wait: async ({ ip }) => {
        const counted = await counter.get(addressKey(ip))
        if (!counted || counted.consumedPoints < perMinute || counted.msBeforeNext <= 0) return null
        return Math.ceil(counted.msBeforeNext / 1000)
      },
      settle: async (caller) => {
        if (!served.has(caller)) await counter.penalty(addressKey(caller.ip))
      },
    },
    fetch: (request, caller, signal) => {
      served.add(caller)
      return fetch(request, caller, signal)
    },
    ask: (question, caller, signal) => {
      served.add(caller)
      return ask(question, caller, signal)
    },
  }
}
