import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { listen } from '../../../gateway/network/listen.ts'
import { openDoor, type Parts } from '../../../gateway/process/door.ts'

/** The door of a gateway without a service or a client, unless `parts` says otherwise, on a free port. */
export async function openTestDoor(
  parts: Pick<Parts, 'gateway'> & Partial<Parts>,
): Promise<{ url: string; server: Server; close: () => void }> {
  const door = openDoor({
    publicUrl: 'http://plaza.test',
    addressOf: () => '192.0.2.1',
    log: pino({ level: 'silent' }),
    service: null,
    client: null,
    ...parts,
  })
  const server = await listen(door, { host: '127.0.0.1', port: 0 })
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, close }
}
