import type { Server } from 'node:http'

/** Drops an answer whose reader takes nothing for `patience` ms: it only holds memory and a connection. */
export function limitUntaken(server: Server, patience: number): void {
  server.prependListener('request', ({ socket }, response) => {
    // Also called when there was nothing to send meanwhile.
    response.setTimeout(patience, () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
}
