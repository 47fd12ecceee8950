import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../gateway/network/listen.ts'

const megabyte = Buffer.alloc(1_000_000, 'x')
let server: Server
let port = 0
beforeAll(async () => {
  server = await listen((_request, response) => void response.writeHead(401).end('no token'), {
    host: '127.0.0.1',
    port: 0,
  })
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

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
  const answers = await Promise.all([refused(30), refused(20)])
  expect(answers.map(({ answer }) => answer.slice(0, 12))).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401'])
  expect(answers.every(({ isOpen }) => isOpen)).toBe(true)
})

test('a body of 70 MB that nobody reads: the client gets the answer after it has sent everything', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause()
  socket.write('POST / HTTP/1.1\r\nHost: plaza.test\r\nContent-Length: 70000000\r\n\r\n')
  for (let sent = 0; sent < 70; sent += 1) if (!socket.write(megabyte)) await once(socket, 'drain')
  socket.write('GET / HTTP/1.1\r\nHost: plaza.test\r\nConnection: close\r\n\r\n')
  const answers = Buffer.concat(await socket.toArray()).toString()
  expect(answers).toMatch(/^HTTP\/1\.1 401 .*no token.*HTTP\/1\.1 401 .*no token/s)
})
