import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '../network/address.ts'
import type { Ask, Caller, RestFetch } from '../rest/ask.ts'

const perMinute = 300

/**
 * Limits, by address, the requests that end in the gateway: documents that are none, unknown hashes, bodies of the wrong
 * form. Whatever gets as far as the service is counted there.
 */
export interface Unasked {
  /** Null when the caller may go on, else the seconds to wait. */
  wait: (caller: Caller) => Promise<number | null>
  /** A request is over: it counts if nothing was asked of the service for it. */
  settle: (caller: Caller) => Promise<void>
}

interface Ways {
  fetch: RestFetch
  ask: Ask
}

/** Requests have to go by the ways that are given back. */
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
