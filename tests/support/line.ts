import { connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between Plaza and a server that lets a test cut the connection or make it hang. */
export class Line {
  isDead = false
  readonly #target: URL
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  #port = 0

  constructor(target: string) {
    this.#target = new URL(target)
  }

  get url() {
    return `postgres://postgres@127.0.0.1:${this.#port}${this.#target.pathname}`
  }

  async open() {
    const server = createServer((client) => this.#join(client))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object') this.#port = address.port
  }

  async cut() {
    const server = this.#server
    if (!server?.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #join(client: Socket) {
    const folder = this.#target.searchParams.get('host')
    const port = Number(this.#target.port || 5432)
    const upstream = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, this.#target.hostname)
    const pairs: [Socket, Socket][] = [
      [client, upstream],
      [upstream, client],
    ]
    for (const [from, to] of pairs) {
      this.#sockets.add(from)
      from.on('data', (bytes) => this.isDead || to.write(bytes))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  }
}
