import type { IncomingMessage, Server } from 'node:http'

/** The limits for refused bodies: bytes per second for all of them together, and ms for each. */
const most = 64_000_000
const patience = 10_000

/**
 * Reads and discards the rest of a refused body, since some clients do not read the response until they have
 * sent everything.
 */
export function lingerOverUnread(server: Server): void {
  let second = 0
  let taken = 0
  const isTooMuch = (bytes: number) => {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) taken = 0
    second = now
    taken += bytes
    return taken > most
  }

  const linger = (request: IncomingMessage) => {
    const { socket } = request
    // An earlier reader that stopped halfway would pause the body again on each chunk.
    request.removeAllListeners('data').on('data', ({ length }: Buffer) => {
      if (!isTooMuch(length)) return
      request.pause()
      setTimeout(() => request.resume(), 1000 - (performance.now() % 1000)).unref()
    })
    request.resume()
    const over = setTimeout(() => socket.destroy(), patience).unref()
    request.once('close', () => {
      clearTimeout(over)
      Reflect.deleteProperty(socket, 'destroySoon')
      if (socket.writableEnded) socket.destroy()
    })
  }

  server.prependListener('request', (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > most) response.setHeader('connection', 'close')
    response.prependOnceListener('finish', () => {
      if (request.complete) return
      // Destroying the socket now would reset the connection
      // and lose the response, so it is only half-closed.
      request.socket.destroySoon = () => void request.socket.end()
      linger(request)
    })
  })
}

/** Answers `Expect: 100-continue` only when the body is first read, so that a refusal can be sent instead. */
export function inviteWhenRead(server: Server): void {
  server.on('checkContinue', (request, response) => {
    const { shouldKeepAlive } = response
    // The client may or may not send the refused body, so the connection cannot be reused.
    response.shouldKeepAlive = false
    request.read = (size) => {
      Reflect.deleteProperty(request, 'read')
      if (!response.headersSent) {
        response.shouldKeepAlive = shouldKeepAlive
        response.writeContinue()
      }
      return request.read(size)
    }
    server.emit('request', request, response)
  })
}
