import type { Server } from 'node:http'

/** Drops a response if the client reads nothing for `patience` ms, to free its memory and connection. */
export function limitUntaken(server: Server, patience: number): void {
  server.prependListener('request', ({ socket }, response) => {
    // The timeout also fires if there was nothing to send.
    response.setTimeout(patience, () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
}
