import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import { type Environment, environment, EnvironmentError } from '../service/environment.ts'
import { drain, listen, origin } from '../service/listen.ts'
import { openLog } from '../service/log.ts'
import { explain, say, whenAskedToEnd } from '../service/process.ts'
import { type RunningService, startService } from '../service/start.ts'
import { createGateway, type Gateway } from './app.ts'
import { clientFiles, ClientMissing } from './clientFiles.ts'
import type { Arrival } from './context.ts'
import { securityHeaders } from './headers.ts'
import { type Circuit, createCircuit } from './rest/circuit.ts'
import type { RestFetch } from './rest/client.ts'
import { openUpstream } from './upstream.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whatever answers `/common`, and what there is beside it. */
interface Behind {
  commonUrl: string
  fetch: RestFetch
  circuit?: Circuit
  /** The service in this process; null when it is elsewhere. */
  service: RunningService | null
  close: () => Promise<void>
}

/** The whole process: service, gateway and client on one port. */
async function main(words: readonly string[]) {
  const settings = environment(process.env)
  const log = openLog(settings.logLevel)
  // First of all, so that a port in use is told before a database is made.
  let answer: RequestListener = starting
  const server = await listen((request, response) => answer(request, response), settings)
  const behind = await openBehind(settings, log, words.includes('--gateway-only'))
  try {
    const gateway = createGateway({
      commonUrl: behind.commonUrl,
      fetch: behind.fetch,
      circuit: behind.circuit,
      playground: settings.playground,
      log,
      keepCatalog: behind.service ? 0 : 5,
    })
    const parts = { settings, log, gateway, service: behind.service }
    const { own, close } = words.includes('--dev')
      ? await fromSources(server, settings, parts)
      : { own: listener({ ...parts, client: await clientFiles(clientOptions(settings)) }), close: null }
    answer = own
    whenAskedToEnd(async () => {
      await close?.()
      behind.service?.endStreams()
      await drain(server)
      await behind.close()
    })
  } catch (error) {
    await behind.close()
    throw error
  }
  say(greeting(settings, behind.service))
}

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store' }).end('Plaza is starting.')
}

/** As built, but the client comes from its sources. */
async function fromSources(server: Server, { mapEmbedUrl }: Environment, parts: Omit<Parts, 'client'>) {
  const { developmentClient } = await import('./development.ts')
  const client = await developmentClient(root, server, mapEmbedUrl)
  const others = listener({ ...parts, client: null })
  const own: RequestListener = (request, response) => {
    if (ownPaths.test(request.url ?? '')) others(request, response)
    else client.answer(request, response)
  }
  return { own, close: client.close }
}

async function openBehind(settings: Environment, log: Logger, gatewayOnly: boolean): Promise<Behind> {
  if (settings.commonUrl) {
    const { fetch, close } = openUpstream(settings.commonUrl, settings.gatewaySecret)
    return { commonUrl: settings.commonUrl, fetch, circuit: createCircuit(log), service: null, close }
  }
  if (gatewayOnly) {
    throw new EnvironmentError('COMMON_URL must say where the /common API is, as the gateway runs alone.')
  }
  const service = await startService(settings, log)
  return {
    commonUrl: settings.publicUrl,
    fetch: (request, { ip }) => service.fetch(request, { ip }),
    service,
    close: () => service.stop(),
  }
}

function clientOptions(settings: Environment) {
  const { commonUrl, mapEmbedUrl, publicUrl } = settings
  return {
    folder: `${root}dist`,
    mapEmbedUrl,
    mapOrigin: new URL(mapEmbedUrl.replaceAll(/[{}]/g, '')).origin,
    mediaOrigins: [...new Set([publicUrl, commonUrl ?? publicUrl].map((url) => new URL(url).origin))],
  }
}

interface Parts {
  settings: Environment
  log: Logger
  gateway: Gateway
  client: ((request: Request) => Promise<Response>) | null
  service: RunningService | null
}

const servicePaths = /^\/(common|media|mailbox|mailbox\.json|healthz|readyz|metrics)([/?]|$)/
const graphPaths = /^\/graphql([/?]|$)/
/** What is not the client's. */
const ownPaths = new RegExp(`${servicePaths.source}|${graphPaths.source}`)

/** Operations go straight to the gateway; everything else is a function of a `Request`. */
function listener({ settings, log, gateway, client, service }: Parts): RequestListener {
  const headers = new Headers(securityHeaders(settings.publicUrl))

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
    (request, { incoming }) => answerTo(request, arrivalOf(incoming as HttpBindings['incoming'], settings)),
    { overrideGlobalObjects: false },
  )

  const operate: RequestListener = (request, response) => {
    const began = performance.now()
    const arrival = arrivalOf(request, settings)
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
    const isOperation = url === '/graphql' ? method === 'POST' : url.startsWith('/graphql?')
    const isPage = method === 'GET' && request.headers.accept?.includes('text/html')
    if (isOperation && !isPage) operate(request, response)
    else void pages(request, response)
  }
}

const arrivalOf = (request: IncomingMessage, settings: Environment): Arrival => ({
  caller: { ip: origin(request, settings) },
  requestId: randomUUID(),
})

/** The last line of the start: where everything is. */
function greeting({ publicUrl }: Environment, service: RunningService | null): string {
  if (!service) return `Plaza is at ${publicUrl}`
  const { email, password } = service.superadmin
  const secret = password === null ? '' : ` with password ${password} (shown only this once)`
  const { sampleLogin: sample } = service
  const guest = sample ? `; to look around: ${sample.email} with password ${sample.password}` : ''
  const mail = service.mailbox ? `; mail is at ${service.mailbox}` : ''
  return `Plaza is at ${publicUrl}; superadmin: ${email}${secret}${guest}${mail}`
}

await main(process.argv.slice(2)).catch((error: unknown) =>
  explain(error instanceof ClientMissing ? new EnvironmentError(error.message) : error),
)
