import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../../../gateway/network/listen.ts'

const megabyte = Buffer.alloc(1_000_000, 'x')
const accepted: Socket[] = []
let server: Server
let port = 0
beforeAll(async () => {
  server = await listen(
    (request, response) => {
      if (request.url === '/left') request.on('data', () => request.pause())
      response.writeHead(401).end('no token')
    },
    { host: '127.0.0.1', port: 0 },
  )
  server.on('connection', (socket) => accepted.push(socket))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const now = performance.now.bind(performance)
let secondsAhead = 0
/** Moves the clock to the next second, which has its own limit for the bytes that are read. */
function skipToNextSecond() {
  secondsAhead += 1
  vi.spyOn(performance, 'now').mockImplementation(() => now() + secondsAhead * 1000)
}

/**
 * Sends a body of this size, which is refused, and then a second request on the same connection. Returns
 * what was received before the second request was answered or the connection was closed.
 */
async function refused(megabytes: number) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  const { promise: reused, resolve: reuse } = Promise.withResolvers<void>()
  socket.on('data', (data) => {
    answer += data.toString()
    if (answer.split('no token').length > 2) reuse()
  })
  const ended = new Promise<void>((resolve) => {
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  })
  socket.write(`POST / HTTP/1.1\r\nHost: plaza.test\r\nContent-Length: ${megabytes * 1_000_000}\r\n\r\n`)
  for (let sent = 0; sent < megabytes && socket.writable; sent += 1) {
    if (!socket.write(megabyte)) await Promise.race([ended, new Promise((go) => socket.once('drain', go))])
  }
  if (socket.writable) socket.write('GET / HTTP/1.1\r\nHost: plaza.test\r\n\r\n')
  const isOpen = await Promise.race([ended.then(() => false), reused.then(() => true)])
  socket.destroy()
  return { answer, isOpen }
}

test('a sender that is refused in the middle of a body gets the answer, and can reuse the connection', async () => {
  const { answer, isOpen } = await refused(5)
  expect(answer).toMatch(/^HTTP\/1\.1 401 .*no token/s)
  expect(isOpen).toBe(true)
})

test('several concurrent bodies that are larger than any form also get their answers', async () => {
  skipToNextSecond()
  const answers = await Promise.all([refused(30), refused(20)])
  expect(answers.map(({ answer }) => answer.slice(0, 12))).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401'])
  expect(answers.every(({ isOpen }) => isOpen)).toBe(true)
})

test('refused bodies are read at up to 64 MB/s in total, then their connections are closed', async () => {
  const before = accepted.length
  skipToNextSecond()
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refused(70)))
  const seconds = 1 + Math.ceil((performance.now() - began) / 1000)
  const bytes = accepted.slice(before).reduce((sum, { bytesRead }) => sum + bytesRead, 0)
  // Bytes that a socket still buffers when it closes count too.
  expect(bytes).toBeLessThan(seconds * 64_000_000 + 20 * 200_000)
  expect(answers.every(({ isOpen }) => !isOpen)).toBe(true)
})

test.each([
  ['nobody reads', '/'],
  ['was left in the middle', '/left'],
])(
  'a body of 70 MB that %s: the client gets the answer after it has sent everything',
  async (_what, path) => {
    skipToNextSecond()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause()
    socket.write(`POST ${path} HTTP/1.1\r\nHost: plaza.test\r\nContent-Length: 70000000\r\n\r\n`)
    for (let sent = 0; sent < 70; sent += 1) if (!socket.write(megabyte)) await once(socket, 'drain')
    const answer = Buffer.concat(await socket.toArray()).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 401 .*connection: close.*no token/is)
  },
)

test('HT-6 the connection of an answer that nobody reads is closed; slow handlers and slow readers are not affected', async () => {
  const large = Buffer.alloc(50_000_000, 'x')
  const held = await listen(
    ({ url }, response) =>
      void (url === '/late' ? setTimeout(() => response.end('late'), 4000) : response.end(large)),
    { host: '127.0.0.1', port: 0, untaken: 3000 },
  )
  const sockets: Socket[] = []
  held.on('connection', (socket) => sockets.push(socket))
  const ask = (path: string) => {
    const socket = connect((held.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: plaza.test\r\nConnection: close\r\n\r\n`)
    return socket
  }
  try {
    const deaf = ask('/').pause()
    await expect.poll(() => sockets.length).toBe(1)
    const slow = ask('/')
    let taken = 0
    slow.on('data', ({ length }) => {
      taken += length
      slow.pause()
      setTimeout(() => slow.resume(), 8)
    })
    const late = await ask('/late').toArray()
    expect(Buffer.concat(late).toString()).toMatch(/^HTTP\/1\.1 200 .*late$/s)
    await expect.poll(() => sockets[0]?.destroyed, { timeout: 30_000 }).toBe(true)
    await expect.poll(() => slow.destroyed, { timeout: 60_000 }).toBe(true)
    expect(taken).toBeGreaterThan(large.length)
    deaf.destroy()
  } finally {
    held.closeAllConnections()
    held.close()
  }
}, 90_000)
