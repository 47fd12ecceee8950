import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../gateway/network/listen.ts'

let server: Server
let port = 0
beforeAll(async () => {
  server = await listen(
    (request, response) => void request.resume().on('end', () => response.end('all of it')),
    {
      host: '127.0.0.1',
      port: 0,
    },
  )
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

/**
 * Sends the text and then nothing. Returns what was received until the server closed the connection, and how
 * many ms that took.
 */
async function answerTo(text: string) {
  const began = performance.now()
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  let answer = ''
  await new Promise<void>((resolve) => {
    socket.on('data', (data) => (answer += data.toString()))
    // The server answers surplus bytes with a reset.
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
  return { answer, ms: performance.now() - began }
}

const request = (headers: string, body = '') => `POST / HTTP/1.1\r\nHost: plaza.test\r\n${headers}\r\n${body}`

test('HT-2 headers have 10 seconds, a request 60', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000])
})

test('HT-2 headers of 16 kB are taken, larger ones are not', async () => {
  const padded = (bytes: number) => `Connection: close\r\nX-Padding: ${'x'.repeat(bytes)}\r\n`
  expect((await answerTo(request(padded(15_000)))).answer).toMatch(/^HTTP\/1\.1 200 .*all of it/s)
  expect((await answerTo(request(padded(16_500)))).answer).toMatch(/^HTTP\/1\.1 431 /)
})

test(
  'HT-2 who sends headers or a body too slowly is sent away, which is looked at every five seconds',
  { timeout: 60_000 },
  async () => {
    // Shortens the limits, but the server still checks them at the same interval.
    Object.assign(server, { headersTimeout: 100, requestTimeout: 200 })
    const slow = await Promise.all([
      answerTo('GET / HTTP/1.1\r\nHost: plaza.test\r\n'),
      answerTo(request('Content-Length: 10\r\n', 'half')),
    ])
    for (const { answer, ms } of slow) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      // Node's own check interval is 30 seconds.
      expect(ms).toBeLessThan(20_000)
    }
  },
)
