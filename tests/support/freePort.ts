import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the range from which systems assign ports, so that nothing else takes a port before the caller
 * listens on it.
 */
let last = randomInt(10_000, 30_000)

/** A port of this machine on which nothing listens. */
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
