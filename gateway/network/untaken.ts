import type { Server } from 'node:http'

/** Drops an answer whose reader takes nothing for `patience` ms, to free its memory and connection. */
export function limitUntaken(server: Server, patience: number): void {
  server.prependListener('request', ({ socket }, response) => {
    // This is also called if there was nothing to send meanwhile.
    response.setTimeout(patience, () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
}
