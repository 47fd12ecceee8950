import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Gateway } from './app.ts'
import type { Arrival } from './context.ts'
import type { Caller } from './rest/client.ts'
import { securityHeaders } from './headers.ts'

export interface Parts {
  publicUrl: string
  /** Who asks, as far as the connection and the trusted hops before it tell. */
  arrivalOf: (request: IncomingMessage) => Arrival
  log: Logger
  gateway: Gateway
  client: ((request: Request) => Promise<Response>) | null
  /** The service in this process. */
  service: { fetch: (request: Request, caller: Caller) => Promise<Response> } | null
}

const servicePaths = /^\/(common|media|mailbox|mailbox\.json|healthz|readyz|metrics)([/?]|$)/
const graphPaths = /^\/graphql([/?]|$)/
/** What is not the client's. */
export const ownPaths = new RegExp(`${servicePaths.source}|${graphPaths.source}`)

/** Operations go straight to the gateway; everything else is a function of a `Request`. */
export function listener({ publicUrl, arrivalOf, log, gateway, client, service }: Parts): RequestListener {
  const headers = new Headers(securityHeaders(publicUrl))

  const answerTo = async (request: Request, arrival: Arrival): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (graphPaths.test(pathname)) return await gateway.fetch(request, arrival)
    if (service && servicePaths.test(pathname)) return await service.fetch(request, arrival.caller)
    if (pathname === '/healthz') return Response.json({ status: 'alive' })
    if (pathname === '/readyz') return Response.json({ status: 'ready' })
    if (servicePaths.test(pathname) || !client) return new Response('Not found.', { status: 404 })
    return await client(request)
  }
  const pages = getRequestListener(
    (request, { incoming }) => answerTo(request, arrivalOf(incoming as HttpBindings['incoming'])),
    { overrideGlobalObjects: false },
  )

  const operate: RequestListener = (request, response) => {
    const began = performance.now()
    const arrival = arrivalOf(request)
    const { requestId } = arrival
    const { method } = request
    response.setHeader('x-request-id', requestId)
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10
      log.info({ requestId, method, path: '/graphql', status: response.statusCode, ms }, 'request')
    })
    gateway.listen(request, response, arrival).catch((error: unknown) => {
      log.error({ requestId, err: error }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  }

  return (request, response) => {
    const { method, url = '' } = request
    const isOfService = service !== null && servicePaths.test(url)
    if (!isOfService) response.setHeaders(headers)
    const isOperation = url === '/graphql' || url.startsWith('/graphql?')
    const isRead = method === 'GET' || method === 'HEAD'
    const isPage = isRead && request.headers.accept?.includes('text/html')
    if (isOperation && !isPage) operate(request, response)
    else void pages(request, response)
  }
}
