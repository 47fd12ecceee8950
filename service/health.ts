import { Hono } from 'hono'
import type { Env } from './http.ts'
import type { Metrics } from './metrics.ts'
import type { Services } from './services.ts'

const patience = 2000

/** `/healthz`: the process lives. `/readyz`: the database answers. `/metrics`: Prometheus' text. */
export function healthPages({ db, log }: Pick<Services, 'db' | 'log'>, metrics: Metrics): Hono<Env> {
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
    .get('/metrics', async (c) => c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType }))
}
