import type { Server } from 'node:http'

/** An answer of which its reader takes nothing for `patience` ms only holds memory and a connection. */
export function limitUntaken(server: Server, patience: number): void {
  server.prependListener('request', ({ socket }, response) => {
    // Also called when nothing was to be sent meanwhile.
    response.setTimeout(patience, () => {
      if (socket.writableLength > 0) socket.destroy()
    })
  })
}
