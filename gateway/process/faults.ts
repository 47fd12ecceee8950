import type { Logger } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { addressKey } from '../network/address.ts'
import type { Arrival } from '../graph/context.ts'

const perMinute = 5
const perMinuteOfAll = 60
const mostBytes = 4096

/** What `client/runtime/faults.ts` sends. Everything that could hold a person's words is refused. */
const Fault = z.strictObject({
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  path: z.string().regex(/^\/[a-z/-]{0,40}$/),
  places: z.array(z.string().regex(/^assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).max(10),
})

/** Logs errors of the client's pages. */
export function faults(log: Logger, isLimited: boolean) {
  const perAddress = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const all = new RateLimiterMemory({ points: perMinuteOfAll, duration: 60 })

  async function consume(address: string) {
    try {
      await perAddress.consume(address)
      await all.consume('all')
      return true
    } catch {
      return false
    }
  }

  return async (request: Request, { caller, requestId }: Arrival): Promise<Response> => {
    if (request.method !== 'POST') return refusal(405, { allow: 'POST' })
    // Other sites' pages cannot send this type without a permission that we do not give.
    if (request.headers.get('content-type') !== 'application/json') return refusal(415)
    if (Number(request.headers.get('content-length') ?? Infinity) > mostBytes) return refusal(413)
    if (isLimited && !(await consume(addressKey(caller.ip)))) return refusal(429, { 'retry-after': '60' })
    const read = Fault.safeParse(await request.json().catch(() => null))
    if (!read.success) return refusal(400)
    log.warn({ requestId, fault: read.data }, 'a page failed')
    return new Response(null, { status: 204 })
  }
}

const refusal = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })
