import type { Server } from 'node:http'

/** Bytes a second. */
const most = 64_000_000

/** A refused body is still read, up to a limit: not every client reads an answer before it has sent everything. */
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
