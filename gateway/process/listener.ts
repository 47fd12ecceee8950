import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import { refuse } from '../graph/reception/admission.ts'
import { refusalAnswer, turnAway } from '../graph/reception/wire.ts'
import type { Gateway } from '../app.ts'
import type { Arrival } from '../graph/context.ts'
import { isRelayed } from './behind/exportRelay.ts'
import { loggedPath } from '../rest/log.ts'
import type { Caller } from '../rest/ask.ts'
import { faultPaths } from './faults.ts'
import { securityHeaders } from './headers.ts'
import { machinePaths } from './pages/machinePages.ts'
import { publicPaths } from '../publicPages/publicPages.ts'
import { waiting } from '../network/waiting.ts'
import type { Unasked } from './unasked.ts'

export interface Parts {
  publicUrl: string
  arrivalOf: (request: IncomingMessage) => Arrival
  log: Logger
  gateway: Gateway
  /** If missing, requests that the gateway answers by itself are not rate-limited. */
  unasked?: Unasked | undefined
  client: ((request: Request) => Promise<Response>) | null
  machines?: (request: Request, pathname: string) => Promise<Response | null>
  publicPages?: (request: Request, arrival: Arrival) => Promise<Response>
  reportFault?: (request: Request, arrival: Arrival) => Promise<Response>
  /** Null if the service is in another process; `relay` then fetches its files. */
  service: { send: (request: Request, caller: Caller, response: ServerResponse) => Promise<Response> } | null
  relay?: ((request: Request, arrival: Arrival) => Promise<Response>) | undefined
  isReady?: (() => Promise<boolean>) | undefined
}

const servicePaths = /^\/(common|media|mailbox|mailbox\.json|healthz|readyz|metrics)([/?]|$)/
const graphPaths = /^\/graphql([/?]|$)/
export const ownPaths = new RegExp(
  `${faultPaths.source}|${servicePaths.source}|${graphPaths.source}|${machinePaths.source}|${publicPaths.source}`,
)

/** Passes GraphQL operations straight to the gateway and converts everything else to a `Request`. */
export function listener(parts: Parts): RequestListener {
  const { publicUrl, arrivalOf, log, gateway, unasked, client, machines, service, relay, isReady } = parts
  const { publicPages, reportFault } = parts
  const headers = new Headers(securityHeaders(publicUrl))

  const ask = async (
    by: (request: Request, arrival: Arrival) => Promise<Response>,
    request: Request,
    arrival: Arrival,
  ) => {
    const wait = await unasked?.wait(arrival.caller)
    if (wait) return refusalAnswer(tooMany(wait), arrival)
    const answer = await by(request, arrival)
    await unasked?.settle(arrival.caller)
    return answer
  }

  /** Logs the request. Skipped for requests to the service, which logs its own. */
  const arrive = (request: IncomingMessage, response: ServerResponse): Arrival => {
    const began = performance.now()
    const arrival = arrivalOf(request)
    const { requestId } = arrival
    const { method } = request
    const path = loggedPath(request.url ?? '')
    response.setHeader('x-request-id', requestId)
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info({ requestId, method, path, status: response.statusCode, ms }, 'request')
    })
    return arrival
  }

  const isOfService = ({ url = '' }: IncomingMessage) => service !== null && servicePaths.test(url)

  const answerTo = async (
    request: Request,
    arrival: Arrival,
    response: ServerResponse,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (reportFault && faultPaths.test(pathname)) return await ask(reportFault, request, arrival)
    if (graphPaths.test(pathname)) return await ask(gateway.fetch, request, arrival)
    if (service && servicePaths.test(pathname)) return await service.send(request, arrival.caller, response)
    if (relay && isRelayed(request)) return await relay(request, arrival)
    if (publicPages && publicPaths.test(pathname)) return await ask(publicPages, request, arrival)
    const page = await machines?.(request, pathname)
    if (page) return page
    if (pathname === '/healthz') return Response.json({ status: 'alive' })
    if (pathname === '/readyz' && (await isReady?.()) === false) {
      const headers = { 'retry-after': '5' }
      return Response.json({ status: 'the service does not answer' }, { status: 503, headers })
    }
    if (pathname === '/readyz') return Response.json({ status: 'ready' })
    if (servicePaths.test(pathname) || !client) return new Response('Not found.', { status: 404 })
    return await client(request)
  }
  const pages = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings
      const arrival = isOfService(incoming) ? arrivalOf(incoming) : arrive(incoming, outgoing)
      return await answerTo(request, arrival, outgoing).catch((error: unknown) => {
        log.error({ requestId: arrival.requestId, err: error }, 'request failed')
        return new Response(null, { status: 500 })
      })
    },
    { overrideGlobalObjects: false },
  )

  const operate: RequestListener = (request, response) => {
    const arrival = arrive(request, response)
    const answer = async () => {
      const wait = await unasked?.wait(arrival.caller)
      if (wait) return turnAway(request, response, tooMany(wait), arrival)
      await gateway.listen(request, response, arrival)
      await unasked?.settle(arrival.caller)
    }
    answer().catch((error: unknown) => {
      log.error({ requestId: arrival.requestId, err: error }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }

  return (request, response) => {
    const { method, url = '' } = request
    if (!isOfService(request)) response.setHeaders(headers)
    const isOperation = url === '/graphql' || url.startsWith('/graphql?')
    const isRead = method === 'GET' || method === 'HEAD'
    const isPage = isRead && request.headers.accept?.includes('text/html')
    if (isOperation && !isPage) operate(request, response)
    else void pages(request, response)
  }
}

/** Closes the connection, since the request body stays unread. */
const tooMany = (seconds: number) => ({
  ...refuse(429, 'RATE_LIMITED', waiting('Too many requests.', seconds), {
    'retry-after': String(seconds),
    connection: 'close',
  }),
  retryAfter: seconds,
})
