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
  const dial = (text: string) => {
    const socket = connect({ port, host: '127.0.0.1' })
    open.push(socket)
    let answer = ''
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(text)
    return { closed, answer: () => answer }
  }
  return { dial, held }
}

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
  const { answer, closed } = dial(text)
  await closed
  expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} .*x-content-type-options: nosniff`, 's'))
  expect(held).toEqual([])
})
