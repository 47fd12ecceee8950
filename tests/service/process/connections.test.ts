import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../../../gateway/network/listen.ts'

const open: Socket[] = []
let server: Server | undefined

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
  server?.closeAllConnections()
  server?.close()
})

type Options = Partial<Parameters<typeof listen>[1]>

/** Starts a server that holds all answers until they are released. */
async function start(options: Options) {
  const held: (() => void)[] = []
  server = await listen((_request, response) => void held.push(() => response.end('well')), {
    host: '127.0.0.1',
    port: 0,
    ...options,
  })
  const { port } = server.address() as AddressInfo
  const dial = async (from: string, forwarded?: string, text?: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    open.push(socket)
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const headers = forwarded === undefined ? '' : `X-Forwarded-For: ${forwarded}\r\n`
    socket.write(text ?? `GET / HTTP/1.1\r\nHost: plaza.test\r\n${headers}\r\n`)
    return { socket, closed, answer: () => answer }
  }
  return { dial, held }
}

const soon = { timeout: 5000 }

test('HT-6 connections are limited per address, and a closed one makes room for another', async () => {
  const { dial, held } = await start({ connections: { process: 10, address: 2 } })
  const first = await dial('127.0.0.1')
  await dial('127.0.0.1')
  await expect.poll(() => held.length, soon).toBe(2)
  const third = await dial('127.0.0.1')
  await third.closed
  expect(third.answer()).toMatch(/^HTTP\/1\.1 429 .*Retry-After: 5/s)
  await dial('127.0.0.2')
  await expect.poll(() => held.length, soon).toBe(3)
  first.socket.destroy()
  await first.closed
  await expect.poll(async () => (await dial('127.0.0.1'), held.length), soon).toBeGreaterThan(3)
})

test('HT-6 connections over the limit of the process get 503', async () => {
  const { dial, held } = await start({
    connections: { process: 2, address: 2 },
    headers: { 'x-content-type-options': 'nosniff' },
  })
  await dial('127.0.0.1')
  await dial('127.0.0.2')
  await expect.poll(() => held.length, soon).toBe(2)
  const third = await dial('127.0.0.3')
  await third.closed
  expect(third.answer()).toMatch(/^HTTP\/1\.1 503 .*nosniff.*Retry-After: 5/s)
})

test.each([
  ['an invalid host name', 400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['a host with an invalid port', 400, 'GET / HTTP/1.1\r\nHost: plaza.test:99999\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: plaza.test\r\nHost: evil.example\r\n\r\n'],
  ['the same host twice', 400, 'GET / HTTP/1.0\r\nHost: plaza.test\r\nhost: plaza.test\r\n\r\n'],
  ['a request that is not HTTP', 400, 'What?\r\n\r\n'],
  [
    'headers that are too long',
    431,
    `GET / HTTP/1.1\r\nHost: plaza.test\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
])('HT-1 a bad request is refused with the headers of every answer: %s', async (_what, status, text) => {
  const headers = { 'x-content-type-options': 'nosniff' }
  const { dial, held } = await start({ headers })
  const { answer, closed } = await dial('127.0.0.1', undefined, text)
  await closed
  expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} .*x-content-type-options: nosniff`, 's'))
  expect(held).toEqual([])
})

test('HT-6 behind our own proxy, its clients are counted instead of its connections', async () => {
  const { dial, held } = await start({ trustedHops: 1, connections: { process: 10, address: 2 } })
  for (const client of ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3']) await dial('127.0.0.1', client)
  await expect.poll(() => held.length, soon).toBe(4)
  const third = await dial('127.0.0.1', '203.0.113.9, 192.0.2.1')
  await third.closed
  expect(third.answer()).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5/is)
  for (const answer of held.splice(0)) answer()
  await dial('127.0.0.1', '192.0.2.1')
  await expect.poll(() => held.length, soon).toBe(1)
})

test('HT-6 load tests may use a single address', async () => {
  const { dial, held } = await start({ rateLimits: false, connections: { process: 10, address: 1 } })
  await dial('127.0.0.1')
  await dial('127.0.0.1')
  await expect.poll(() => held.length, soon).toBe(2)
})
