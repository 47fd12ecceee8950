import { Agent, request } from 'node:http'

export interface Answer {
  /** 0 if the connection broke, or if no answer arrived in time. */
  status: number
  text: string
  ms: number
}

export interface Message {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** The timeout in ms: the client gives up after 10 s. */
const patience = 10_000

/** A person at their own address (all of 127.0.0.0/8 is this machine), with persistent connections. */
export class Caller {
  readonly #url: URL
  readonly #agent: Agent

  constructor(url: string, localAddress: string, maxSockets = 1) {
    this.#url = new URL(url)
    this.#agent = new Agent({ keepAlive: true, localAddress, maxSockets })
  }

  /** Like a browser, retries once if a persistent connection was closed in the meantime. */
  async send(message: Message): Promise<Answer> {
    return (await this.#try(message)) ?? (await this.#try(message)) ?? { status: 0, text: '', ms: 0 }
  }

  #try({ method = 'GET', path, headers = {}, body }: Message): Promise<Answer | null> {
    const began = performance.now()
    return new Promise((resolve) => {
      const settle = (status: number, text: string) =>
        resolve({ status, text, ms: performance.now() - began })
      const { hostname, port } = this.#url
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = request(
        { hostname, port, path, method, agent: this.#agent, headers: { ...headers, ...length } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => settle(answer.statusCode ?? 0, Buffer.concat(chunks).toString()))
          answer.on('error', () => settle(0, ''))
        },
      )
      sent.setTimeout(patience, () => sent.destroy(new Error('no answer in time')))
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(null)
        else settle(0, '')
      })
      sent.end(body)
    })
  }

  close() {
    this.#agent.destroy()
  }
}

/** The n-th address of a block of 127.0.0.0/8. */
export const addressOf = (street: number, n: number) => `127.${street}.${1 + (n >> 8)}.${1 + (n % 250)}`
