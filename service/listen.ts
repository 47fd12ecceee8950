import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientAddress } from './address.ts'

const patience = 15_000

/** Another program listens there already, or it may not be listened there. One line for a person. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

/** Listens with limits on slow senders: headers of 16 kB within 10 s, a request within 60 s. */
export async function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 10_000,
    },
    listener,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)))
    server.listen(port, host, resolve)
  })
  return server
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use. Set PORT to another one.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known.`,
  }
  const text = reasons[error.code ?? '']
  return text === undefined ? error : new ListenError(text, { cause: error })
}

/** Takes no more connections, and waits until what is under way is answered, at most 15 seconds. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Again and again, as those whose answer is over only now would be kept for a next request.
  const sweeping = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(patience, undefined, { ref: false })])
  clearInterval(sweeping)
  server.closeAllConnections()
}

/**
 * Where a request comes from. The word of a gateway that knows the secret counts; otherwise that of so many proxies of
 * our own as are said to be in front.
 */
export function origin(
  request: IncomingMessage,
  { gatewaySecret, trustedHops }: { gatewaySecret: string | undefined; trustedHops: number },
): string {
  const { headers, socket } = request
  const isGateway =
    gatewaySecret !== undefined && isSame(String(headers['x-gateway-secret'] ?? ''), gatewaySecret)
  return clientAddress({
    socket: socket.remoteAddress,
    forwarded: headers['x-forwarded-for']?.toString(),
    hops: isGateway ? 1 : trustedHops,
  })
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
