import { type Context, Hono } from 'hono'
import { type Env, HttpError } from './http.ts'
import { isLoopback } from './mailbox.ts'
import type { Metrics } from './metrics.ts'
import { forwardingHeader } from './publicity.ts'
import type { Arrival } from './request.ts'
import type { Services } from './services.ts'

const patience = 2000

type HealthServices = Pick<Services, 'db' | 'log' | 'isPublic'>

/** `/healthz`: the process lives. `/readyz`: the database answers. `/metrics`: Prometheus' text. */
export function healthPages(services: HealthServices, metrics: Metrics): Hono<Env> {
  const { db, log, isPublic } = services
  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ status: 'alive' }))
    .get('/readyz', async (c) => {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience).unref()
      })
      try {
        await Promise.race([db.query('select 1'), late])
        return c.json({ status: 'ready' })
      } catch (error) {
        log.warn({ err: error }, 'the database does not answer')
        return c.json({ status: 'the database does not answer' }, 503, { 'Retry-After': '5' })
      }
    })
    .get('/metrics', async (c) => {
      if (isPublic() && !isFromHere(c)) throw new HttpError(404, 'Not found.')
      return c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
    })
}

/** Whether a program of this machine asks, with no proxy in between. */
function isFromHere({ env, req }: Context<Env>): boolean {
  const { ip = '' } = env as Partial<Arrival>
  return forwardingHeader(req.raw.headers.keys()) === null && isLoopback(ip.replace(/^::ffff:/i, ''))
}
