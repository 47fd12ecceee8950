import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './address.ts'
import { rawAnswer } from './rawAnswer.ts'

export interface ConnectionLimits {
  process: number
  /** Limits an address's concurrent requests, and its connections unless they come from a proxy. */
  address: number
}

export const connectionLimits: ConnectionLimits = { process: 2000, address: 500 }

const reservedForRefusals = 100

export class Count {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  add(address: string): boolean {
    const count = this.#counts.get(address) ?? 0
    if (count >= this.#most) return false
    this.#counts.set(address, count + 1)
    return true
  }

  remove(address: string) {
    const count = (this.#counts.get(address) ?? 0) - 1
    if (count > 0) this.#counts.set(address, count)
    else this.#counts.delete(address)
  }
}

export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  { isDirect, headers }: { isDirect: boolean; headers: Record<string, string> },
) {
  const count = new Count(isDirect ? limits.address : Infinity)
  let open = 0
  server.maxConnections = limits.process + reservedForRefusals
  server.on('connection', (socket: Socket) => {
    open += 1
    const address = addressKey(socket.remoteAddress ?? '')
    const isCounted = count.add(address)
    socket.once('close', () => {
      open -= 1
      if (isCounted) count.remove(address)
    })
    if (!isCounted) refuse(socket, 429, headers)
    else if (open > limits.process) refuse(socket, 503, headers)
  })
}

function refuse(socket: Socket, status: number, headers: Record<string, string>) {
  socket.end(rawAnswer(status, { ...headers, 'Retry-After': '5' }))
  socket.destroySoon()
}
