import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '../env.ts'
import { tooMany } from './limits.ts'

/** Counts in memory, so that an anonymous request does not cost a database write. */
export function addressLimit(max: number): MiddlewareHandler<Env> {
  const counter = new RateLimiterMemory({ points: max, duration: 60 })
  return async (c, next) => {
    if (c.get('services').rateLimits) {
      await counter.consume(c.get('ip')).catch((error: unknown) => {
        throw error instanceof RateLimiterRes ? tooMany(Math.ceil(error.msBeforeNext / 1000)) : error
      })
    }
    await next()
  }
}
