import { randomUUID, timingSafeEqual } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { addressKey, clientAddress } from './address.ts'
import { type ConnectionLimits, connectionLimits, Count, limitConnections } from './connections.ts'
import { rawAnswer } from './rawAnswer.ts'
import { inviteWhenRead, lingerOverUnread } from './unread.ts'
import { limitUntaken } from './untaken.ts'
import { waiting } from './waiting.ts'

/** ms; chosen so that shutdown takes at most 15 seconds. */
const patience = 11_500
const onTheWay = 500
/** Node's default length of the queue. */
const backlog = 511
/** In seconds. */
const pause = 5

const underWay = new WeakMap<Server, Set<ServerResponse>>()

export class ListenError extends Error {
  override readonly name = 'ListenError'
}

interface Where {
  host: string
  port: number
  gatewaySecret?: string | undefined
  trustedHops?: number
  rateLimits?: boolean
  connections?: ConnectionLimits
  /** ms until a response that the client does not read is dropped. */
  untaken?: number
  /** For responses to requests that never reach the listener. */
  headers?: Record<string, string>
}

export async function listen(
  listener: RequestListener,
  {
    host,
    port,
    gatewaySecret,
    trustedHops = 0,
    rateLimits = true,
    connections = connectionLimits,
    untaken = 30_000,
    headers = {},
  }: Where,
): Promise<Server> {
  const limits = rateLimits ? connections : { ...connections, address: Infinity }
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 10_000,
    },
    limitAnswers(listener, { gatewaySecret, trustedHops }, limits, headers),
  )
  limitConnections(server, limits, { isDirect: trustedHops === 0 && gatewaySecret === undefined, headers })
  lingerOverUnread(server)
  limitUntaken(server, untaken)
  inviteWhenRead(server)
  const answers = new Set<ServerResponse>()
  underWay.set(server, answers)
  server.prependListener('request', (_request, response) => {
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswered = [...answers].some((response) => response.socket === socket && response.headersSent)
    if (socket.writable && !isAnswered) socket.write(rawAnswer(faults[error.code ?? ''] ?? 400, headers))
    socket.destroySoon()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explanation(error, host, port)))
    server.listen(port, host, resolve)
  })
  return server
}

function limitAnswers(
  listener: RequestListener,
  trust: Parameters<typeof origin>[1],
  { address }: ConnectionLimits,
  headers: Record<string, string>,
): RequestListener {
  const count = new Count(address)
  const refuse = (response: ServerResponse, status: number, message: string) => {
    response.writeHead(status, { ...headers, 'content-type': 'application/json', connection: 'close' })
    response.end(JSON.stringify({ success: false, message }))
  }
  return (request, response) => {
    if ((request.headersDistinct.host?.length ?? 0) > 1) return refuse(response, 400, 'Send one Host header.')
    // Only HTTP/1.0 allows requests without a Host header; Node itself rejects later versions without it.
    request.headers.host ??= 'localhost'
    if (!URL.canParse(`http://${request.headers.host}`)) return refuse(response, 400, 'This is no host name.')
    const key = addressKey(origin(request, trust))
    if (!count.add(key)) {
      response.setHeader('retry-after', pause)
      return refuse(response, 429, waiting('Too many requests at once.', pause))
    }
    response.once('close', () => count.remove(key))
    listener(request, response)
  }
}

/** The status for each of Node's parser error codes; 400 for all others. */
const faults: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

function explanation(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known.`,
  }
  const text = reasons[error.code ?? '']
  return text === undefined ? error : new ListenError(text, { cause: error })
}

/**
 * Closes the server once all responses are finished, or after `patience`. Until then, each response closes its
 * connection, since the client's next request on it would be cut off.
 */
export async function drain(server: Server): Promise<void> {
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (_request, response) => endConnection(response))
  for (const response of underWay.get(server) ?? []) endConnection(response)
  await sleep(onTheWay)
  await acceptQueued(server)
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)))
  const until = performance.now() + patience
  for (let isClosed = false; !isClosed && performance.now() < until;) {
    isClosed = await Promise.race([closed, sleep(50, false)])
    server.closeIdleConnections()
  }
  server.closeAllConnections()
}

/**
 * Accepts the connections in the system's queue, which closing the server would reset. Each turn of the event
 * loop accepts only one.
 */
async function acceptQueued(server: Server) {
  let hasAccepted = true
  server.on('connection', () => {
    hasAccepted = true
  })
  for (let turn = 0; hasAccepted && turn < backlog; turn += 1) {
    hasAccepted = false
    await setImmediate()
  }
}

export const requestIdOf = (given: string | undefined): string =>
  given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()

export function origin(
  request: IncomingMessage,
  { gatewaySecret, trustedHops }: { gatewaySecret: string | undefined; trustedHops: number },
): string {
  const { headers, socket } = request
  return clientAddress({
    socket: socket.remoteAddress,
    forwarded: headers['x-forwarded-for']?.toString(),
    hops: isGateway(request, gatewaySecret) ? 1 : trustedHops,
  })
}

export const isGateway = ({ headers }: IncomingMessage, secret: string | undefined): boolean =>
  secret !== undefined && isSame(String(headers['x-gateway-secret'] ?? ''), secret)

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
