import { timingSafeEqual } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { clientAddress } from './address.ts'

/** ms; chosen so that shutdown takes at most 15 seconds. */
const patience = 11_500
const onTheWay = 500
/** Node's default length of the queue. */
const backlog = 511

const underWay = new WeakMap<Server, Set<ServerResponse>>()

export class ListenError extends Error {
  override readonly name = 'ListenError'
}

interface Where {
  host: string
  port: number
  /** For responses to requests that never reach the listener. */
  headers?: Record<string, string>
}

/** Node limits the size and duration of each request; limits across requests are left to the proxy in front. */
export async function listen(
  listener: RequestListener,
  { host, port, headers = {} }: Where,
): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 10_000,
    },
    withHost(listener, headers),
  )
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

/** Refuses requests with an unusable `Host`, from which URLs are built. */
function withHost(listener: RequestListener, headers: Record<string, string>): RequestListener {
  const refuse = (response: ServerResponse, message: string) => {
    response.writeHead(400, { ...headers, 'content-type': 'application/json', connection: 'close' })
    response.end(JSON.stringify({ success: false, message }))
  }
  return (request, response) => {
    if ((request.headersDistinct.host?.length ?? 0) > 1) return refuse(response, 'Send one Host header.')
    // Only HTTP/1.0 allows requests without a Host header; Node itself rejects later versions without it.
    request.headers.host ??= 'localhost'
    if (!URL.canParse(`http://${request.headers.host}`)) return refuse(response, 'This is no host name.')
    listener(request, response)
  }
}

/** The response to an unreadable request; it closes the connection. */
function rawAnswer(status: number, headers: Record<string, string>): string {
  const all = { ...headers, Connection: 'close', 'Content-Length': '0' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
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
