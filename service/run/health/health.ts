import { type Context, Hono } from 'hono'
import { addressLimit } from '../../http/limits/addressLimit.ts'
import type { Env } from '../../http/env.ts'
import { HttpError } from '../../http/httpError.ts'
import type { Metrics } from './metrics.ts'
import type { Network } from '../../ports/network.ts'
import { recent } from './recent.ts'
import type { Services } from '../../ports/services.ts'

const patience = 2000
const oldest = 1000
const perMinute = 600

type HealthServices = Pick<Services, 'db' | 'log' | 'isPublic' | 'network'>

/** `/healthz`: the process is alive. `/readyz`: the database responds. `/metrics`: metrics for Prometheus. */
export function healthPages({ db, log, isPublic, network }: HealthServices, metrics: Metrics): Hono<Env> {
  const text = recent(oldest, () => metrics.text())
  const isReady = recent(oldest, async () => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience).unref()
    })
    try {
      await Promise.race([db.query('select 1'), late])
      return true
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer')
      return false
    }
  })
  return new Hono<Env>()
    .get('/healthz', addressLimit(perMinute), (c) => c.json({ status: 'alive' }))
    .get('/readyz', addressLimit(perMinute), async (c) => {
      if (await isReady()) return c.json({ status: 'ready' })
      return c.json({ status: 'the database does not answer' }, 503, { 'Retry-After': '5' })
    })
    .get('/metrics', addressLimit(perMinute), async (c) => {
      if (isPublic() && !isFromHere(c, network)) throw new HttpError(404, 'Not found.')
      return c.text(await text(), 200, { 'Content-Type': metrics.contentType })
    })
}

/** True if the request comes from a program on this machine, without a proxy in between. */
function isFromHere({ env, req }: Context<Env>, { forwardingHeader, isLoopback }: Network): boolean {
  const { ip = '' } = env
  return forwardingHeader(req.raw.headers.keys()) === null && isLoopback(ip.replace(/^::ffff:/i, ''))
}
