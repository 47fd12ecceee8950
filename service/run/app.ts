import { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import type { Context, MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { getPath } from 'hono/utils/url'
import { documentation } from './documentation.ts'
import { cardFiles } from '../events/sharing/cardFile.ts'
import { feedFiles } from '../favorites/feedFile.ts'
import { healthPages } from './health/health.ts'
import type { Env, Arrival } from '../http/env.ts'
import { addressLimit } from '../http/limits/addressLimit.ts'
import { HttpError, tryLater } from '../http/httpError.ts'
import { onError, onInvalid } from '../http/errors.ts'
import type { Route } from '../http/route.ts'
import { mailboxPages } from '../mail/mailbox.ts'
import { Metrics } from './health/metrics.ts'
import type { Outbox } from '../mail/mailFolder.ts'
import { begin, recognise, secure, limitPace } from './request.ts'
import { publicPages } from './publicPages.ts'
import { mediaFiles } from '../pictures/mediaFiles.ts'
import type { Services } from '../ports/services.ts'

/** Limited because each of these answers covers hundreds of events. */
const costlyForAnyone = ['/common/shared/', '/common/shared/events.ics', '/common/shared/addresses/']
const perMinute = 60

interface ServiceOptions {
  routes: readonly Route[]
  wakeMail?: () => void
  outbox?: Outbox | null
  metrics?: Metrics
  isOverloaded?: () => boolean
}

export type ServiceFetch = (request: Request, arrival?: Arrival) => Promise<Response>

export function createService(services: Services, options: ServiceOptions): ServiceFetch {
  const { routes, outbox, wakeMail = () => {}, metrics = new Metrics() } = options
  const app = new OpenAPIHono<Env>({ defaultHook: onInvalid, getPath: withSlash })
  app.onError(onError)
  app.notFound((c) => onError(new HttpError(404, 'Not found.'), c))

  app.use(requestId({ limitLength: 64 }), begin(services, metrics, wakeMail), secure(services.publicUrl))
  app.use(methodNotAllowed({ app, onMethodNotAllowed }))
  app.route('/', healthPages(services, metrics))
  const pace = limitPace(services)
  const shed: MiddlewareHandler<Env> = async (_c, next) => {
    if (options.isOverloaded?.()) throw tryLater(503, 'The service is overloaded. Please try again.', 2)
    await next()
  }
  app.use('/common/*', shed, recognise, pace)
  const listLimit = addressLimit(perMinute)
  app.on('GET', costlyForAnyone, listLimit)
  const names = new Set<string>()
  for (const route of routes) {
    // Checked here too, for code that bypasses the type checker.
    if (!route.access) throw new Error(`${route.method} ${route.path} does not say who may call it`)
    if (!route.operationId) throw new Error(`${route.method} ${route.path} has no operationId`)
    if (names.has(route.operationId)) throw new Error(`two routes have the operationId ${route.operationId}`)
    names.add(route.operationId)
    if (route.path.includes('{') && !route.reach) {
      throw new Error(`${route.method} ${route.path} does not say what it reaches`)
    }
    route.mount(app)
  }
  app.route('/', feedFiles())
  const cards = cardFiles()
  app.route('/', cards.ofApi)
  app.route('/', publicPages(cards.ofPage, [shed, pace], listLimit))
  documentation(app)
  app.route('/', mediaFiles())
  if (outbox) app.route('/', mailboxPages(outbox, services))

  return async (request, arrival = { ip: 'unknown' }) => await app.fetch(request, arrival)
}

/** Calls are declared with a final slash, as in the specification, but also work without it; pages the other way. */
function withSlash(request: Request): string {
  const path = getPath(request)
  if (!path.startsWith('/common/')) return path.replace(/(?<=.)\/$/, '')
  return path.endsWith('/') || path.includes('.') ? path : `${path}/`
}

const onMethodNotAllowed = (c: Context<Env>, methods: string[]) =>
  onError(
    new HttpError(405, 'This method is not allowed here.', { headers: { Allow: methods.join(', ') } }),
    c,
  )
