import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '../network/address.ts'
import type { Caller, RestFetch } from '../rest/restFetch.ts'

const perMinute = 300

/** Rate-limits requests that never reach the service, by address. The service limits all others. */
export interface Unasked {
  /** Returns the seconds to wait; null if the caller may proceed. */
  wait: (caller: Caller) => Promise<number | null>
  /** Call it after each request; it counts the request if the service was not called. */
  settle: (caller: Caller) => Promise<void>
}

/** Only calls through the returned `fetch` are tracked. */
export function watchUnasked(fetch: RestFetch): { fetch: RestFetch; unasked: Unasked } {
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
  }
}
