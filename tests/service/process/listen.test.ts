import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drain, listen } from '../../../gateway/network/listen.ts'

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

/** Sends only this text. Resolves with all received data once the server has closed the connection. */
async function answerTo(text: string, at = port) {
  const socket = connect(at, '127.0.0.1', () => socket.write(text))
  let answer = ''
  await new Promise<void>((resolve) => {
    socket.on('data', (data) => (answer += data.toString()))
    // The server answers surplus bytes with a reset.
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
  return answer
}

/** Blocks the event loop, so that the system queues connections that nobody accepts. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test("before a server closes, it answers the connections in the system's queue", async () => {
  const ending = await listen((_request, response) => void response.end('all of it'), {
    host: '127.0.0.1',
    port: 0,
  })
  const at = (ending.address() as AddressInfo).port
  const drained = drain(ending)
  const answers = Array.from({ length: 20 }, () => answerTo('GET / HTTP/1.1\r\nHost: plaza.test\r\n\r\n', at))
  // Node connects in the next tick. The block lasts longer than the server waits before it closes.
  process.nextTick(() => block(1000))
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 .*all of it/s)
  await drained
})

const request = (headers: string, body = '') => `POST / HTTP/1.1\r\nHost: plaza.test\r\n${headers}\r\n${body}`

test('HT-2 the timeout is 10 seconds for headers, and 60 for a request', () => {
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000])
})

test('HT-2 headers of up to 16 kB are accepted', async () => {
  const padded = (bytes: number) => `Connection: close\r\nX-Padding: ${'x'.repeat(bytes)}\r\n`
  expect(await answerTo(request(padded(15_000)))).toMatch(/^HTTP\/1\.1 200 .*all of it/s)
  expect(await answerTo(request(padded(16_500)))).toMatch(/^HTTP\/1\.1 431 /)
})

test(
  'HT-2 connections that send headers or a body too slowly are closed, and are checked more often than in Node by default',
  { timeout: 60_000 },
  async () => {
    const limits = { headersTimeout: 100, requestTimeout: 200 }
    // The limits are shorter here, but are checked as often as usual; Node would check this second server
    // every 30 seconds.
    Object.assign(server, limits)
    const usual = createServer(limits).listen(0, '127.0.0.1')
    await once(usual, 'listening')
    try {
      const slowHeaders = 'GET / HTTP/1.1\r\nHost: plaza.test\r\n'
      let usualHasAnswered = false
      void answerTo(slowHeaders, (usual.address() as AddressInfo).port).then(() => (usualHasAnswered = true))
      const answers = await Promise.all([
        answerTo(slowHeaders),
        answerTo(request('Content-Length: 10\r\n', 'half')),
      ])
      for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(usualHasAnswered).toBe(false)
    } finally {
      usual.closeAllConnections()
      usual.close()
    }
  },
)
