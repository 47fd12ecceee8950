import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, Caller, type Message } from './caller.ts'
import { halfUploads } from './halfUploads.ts'

/** An attack that lasts for the given time and returns the number of answers by status. */
export interface Attack {
  name: string
  run: (url: string, ms: number) => Promise<Record<string, number>>
}

const json = { 'content-type': 'application/json' }
const post = (path: string, body: string, headers: Record<string, string> = json): Message => ({
  method: 'POST',
  path,
  headers,
  body,
})

const boundary = 'siege'
const form = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-plaza-client': 'siege' }
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const closed = `--${boundary}--\r\n`

const createEvent = JSON.stringify({
  query: 'mutation ($images: [File!]) { createEvent(input: {title: "a"}, images: $images) { id } }',
  variables: { images: [] },
})
const hugeMap =
  part('operations', createEvent) +
  part('map', '{"0":["variables.images.999999999"]}') +
  part('0', 'x') +
  closed
const manyFields = Array.from({ length: 100_000 }, (_, n) => part(`f${n}`, '')).join('') + closed

/** Each public path, with a request that needs no account. */
const floods: Record<string, Message> = {
  'flood of /': { path: '/', headers: { 'accept-encoding': 'br' } },
  'flood of /healthz': { path: '/healthz' },
  'flood of /readyz': { path: '/readyz' },
  'flood of /metrics': { path: '/metrics' },
  'flood of /media': { path: '/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-320.webp' },
  'flood of /common/docs': { path: '/common/docs/' },
  'flood of documents': post('/graphql', JSON.stringify({ query: '{ me { id '.repeat(50) })),
  'flood of logins': post(
    '/common/login/',
    JSON.stringify({ email: 'owner@plaza.test', password: 'wrong guess' }),
  ),
  'flood of resets': post('/common/forgot-password/', JSON.stringify({ email: 'owner@plaza.test' })),
  'flood of sign-ups': post('/common/register/', '{}'),
  'maps that lead far': post('/graphql', hugeMap, form),
  'forms of 100,000 fields': post('/common/events/create/', manyFields, form),
}

/**
 * About 400 requests a second in total: the strangers run on the same machine as the server, and use its CPUs
 * too.
 */
const at = { once: 40, addresses: 10, pause: 100 }

/** Sends the same request repeatedly. */
const flood = (name: string, message: Message): Attack => ({
  name,
  run: async (url, ms) => {
    const answers: Record<string, number> = {}
    const until = performance.now() + ms
    const sender = async (n: number) => {
      const caller = new Caller(url, addressOf(9, n % at.addresses))
      while (performance.now() < until) {
        const { status } = await caller.send(message)
        answers[status] = (answers[status] ?? 0) + 1
        await sleep(at.pause)
      }
      caller.close()
    }
    await Promise.all(Array.from({ length: at.once }, (_, n) => sender(n)))
    return answers
  },
})

/** Connections that send a header or a body one byte at a time, with long pauses. */
const slow = (name: string, beginning: string): Attack => ({
  name,
  run: async (url, ms) => {
    const answers: Record<string, number> = {}
    const { hostname, port } = new URL(url)
    const until = performance.now() + ms
    const open = async (n: number) => {
      while (performance.now() < until) {
        const socket = connect({ host: hostname, port: Number(port), localAddress: addressOf(9, n % 100) })
        const status = await trickle(socket, beginning, until)
        answers[status] = (answers[status] ?? 0) + 1
        await sleep(500)
      }
    }
    await Promise.all(Array.from({ length: 300 }, (_, n) => open(n)))
    return answers
  },
})

/** The status received, or `cut` if the connection ended without one. */
async function trickle(socket: Socket, beginning: string, until: number): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (data: Buffer) => chunks.push(data))
  socket.on('error', () => socket.destroy())
  socket.write(beginning)
  while (!socket.destroyed && chunks.length === 0 && performance.now() < until) {
    await sleep(1000)
    if (socket.writable) socket.write('a')
  }
  socket.destroy()
  return /^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(chunks).toString())?.[1] ?? 'cut'
}

const halves: Attack = {
  name: 'half uploads',
  run: async (url, ms) => {
    const answers: Record<string, number> = {}
    for (const until = performance.now() + ms; performance.now() < until;) {
      const round = await halfUploads({ url, rounds: 1 })
      for (const [status, n] of Object.entries(round.answers)) answers[status] = (answers[status] ?? 0) + n
    }
    return answers
  },
}

const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: plaza\r\nContent-Type: application/json\r\n${more}`

export const attacks: Attack[] = [
  halves,
  slow('slow heads', head('/graphql', 'X-Slow: ')),
  slow('slow bodies', head('/common/login/', 'Content-Length: 90000\r\n\r\n{')),
  ...Object.entries(floods).map(([name, message]) => flood(name, message)),
]
