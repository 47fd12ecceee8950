import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Starts below the ephemeral port range, so that no other program is assigned the port before the caller
 * listens on it.
 */
let last = randomInt(10_000, 30_000)

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    last += 1
    const server = createServer().listen(last, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    await new Promise((resolve) => server.close(resolve))
    if (isFree) return last
  }
}
