import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import type { Gateway } from '../app.ts'
import type { Arrival } from '../graph/context.ts'
import { refusalResponse } from '../graph/refusals.ts'
import { typeDefs } from '../graph/typeDefs.ts'
import { waiting } from '../network/waiting.ts'
import type { Caller } from '../rest/restFetch.ts'
import { loggedPath } from '../rest/log.ts'
import { playgroundPolicy, securityHeaders } from './headers.ts'
import type { Unasked } from './unasked.ts'

export interface Env {
  Bindings: HttpBindings
  Variables: { requestId: string; caller: Caller }
}

type Answer = (request: Request, arrival: Arrival) => Promise<Response>

export interface Parts {
  publicUrl: string
  addressOf: (request: IncomingMessage) => string
  log: Logger
  /** Null if the service is in another process; `relay` then fetches its files. */
  service: ((request: Request, caller: Caller) => Promise<Response>) | null
  gateway: Gateway
  /** True while GraphiQL and the graph's schema are shown. */
  isPlayground?: () => boolean
  /** If missing, requests that the gateway answers by itself are not rate-limited. */
  unasked?: Unasked | undefined
  /** Null for other paths than its own. */
  machines?: (request: Request) => Promise<Response | null>
  reportFault?: Answer
  relay?: Answer | undefined
  isReady?: (() => Promise<boolean>) | undefined
  /** Answers everything else. */
  client: ((c: Context<Env>) => Promise<Response>) | null
}

const servicePaths = [
  '/common/*',
  '/media/*',
  '/mailbox/*',
  '/mailbox.json',
  '/healthz',
  '/readyz',
  '/metrics',
  // Pages for readers without an account (`service/run/publicPages.ts`).
  '/e/*',
  '/feeds/*',
  '/embed/*',
  '/oembed',
  '/robots.txt',
  '/sitemap.xml',
  '/unsubscribe/*',
]

/** The one door to everything that a process serves. */
export function openDoor(parts: Parts): RequestListener {
  const { log, service, gateway, isPlayground = () => false, unasked, machines, client } = parts
  const app = new Hono<Env>()
  const by = (answer: Answer) => async (c: Context<Env>) => await answer(c.req.raw, c.var)

  app.use(async (c, next) => {
    c.set('caller', { ip: parts.addressOf(c.env.incoming) })
    await next()
  })
  // The service logs its requests itself, and sets their headers.
  if (service) app.on('ALL', servicePaths, (c) => service(c.req.raw, c.var.caller))

  app.use(requestId({ limitLength: 64 }), logged(log), secured(parts.publicUrl))
  app.onError((error, c) => {
    log.error({ requestId: c.var.requestId, err: error }, 'request failed')
    return c.body(null, 500)
  })
  if (parts.reportFault) app.all('/faults', limited(unasked), by(parts.reportFault))
  app.get('/graphql/schema.graphql', async (c, next) => (isPlayground() ? c.text(typeDefs) : await next()))
  app.on('ALL', ['/graphql', '/graphql/*'], limited(unasked), by(gateway.fetch))
  if (parts.relay) app.get('/common/*', by(parts.relay))
  if (machines) {
    app.use('/machines/*', async (c, next) => (await machines(c.req.raw)) ?? (await next()))
  }
  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', async (c) =>
    (await parts.isReady?.()) === false
      ? c.json({ status: 'the service does not answer' }, 503, { 'retry-after': '5' })
      : c.json({ status: 'ready' }),
  )
  app.on('ALL', servicePaths, (c) => c.text('Not found.', 404))
  if (client) app.all('*', client)
  app.notFound((c) => c.text('Not found.', 404))
  return getRequestListener(app.fetch, { overrideGlobalObjects: false })
}

function logged(log: Logger): MiddlewareHandler<Env> {
  return async (c, next) => {
    const began = performance.now()
    const { requestId: id } = c.var
    const { method } = c.req
    const path = loggedPath(c.req.path)
    c.env.outgoing.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info({ requestId: id, method, path, status: c.env.outgoing.statusCode, ms }, 'request')
    })
    await next()
  }
}

function secured(publicUrl: string): MiddlewareHandler<Env> {
  const headers = Object.entries(securityHeaders(publicUrl))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', c.var.requestId)
    if (c.req.path === '/graphql' && c.res.headers.get('content-type')?.startsWith('text/html')) {
      c.res.headers.set('content-security-policy', playgroundPolicy)
    }
  }
}

/** Limits the requests that never reach the service. */
function limited(unasked: Unasked | undefined): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { caller, requestId: id } = c.var
    const retryAfter = await unasked?.wait(caller)
    if (retryAfter) {
      const message = waiting('Too many requests.', retryAfter)
      return refusalResponse({ status: 429, code: 'RATE_LIMITED', message, retryAfter }, id)
    }
    await next()
    await unasked?.settle(caller)
    return undefined
  }
}
