import type { Server } from 'node:http'

/** Bytes a second that are taken only to be thrown away. */
const most = 16_000_000

/**
 * A body that was refused is taken to its end, since not every client reads an answer while it sends; but only so much
 * in a second. Beyond that, and where no length was announced, the connection ends with the answer.
 */
export function limitUnread(server: Server): void {
  let second = 0
  let taken = 0
  server.prependListener('request', (request, response) => {
    response.once('finish', () => {
      if (request.complete) return
      const now = Math.floor(performance.now() / 1000)
      if (now !== second) taken = 0
      second = now
      taken += Number(request.headers['content-length'] ?? Infinity)
      if (taken > most) request.socket.destroySoon()
    })
  })
}
