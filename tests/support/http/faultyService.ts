import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

export interface Fault {
  name: string
  answer: Answer
  /** What the graph makes of it. */
  code: 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE' | 'UPSTREAM_BAD_RESPONSE'
  /** How often a read arrives at the service; a write arrives once at most. */
  reads: number
}

export interface FaultyService {
  url: string
  /** Every request, as it came. */
  seen: { method: string; path: string }[]
  close: () => Promise<void>
}

const megabyte = Buffer.alloc(1_000_000, ' ')
const size = 50
const bomb = gzipSync(Buffer.alloc(size * 1_000_000, ' '))
const json = { 'content-type': 'application/json' }

const endsWith =
  (status: number, body: string | Buffer, headers: Record<string, string> = json): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)

/** Begins an answer that has some way to go, and breaks off. */
const breaksOff =
  (begin: string): Answer =>
  (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.flushHeaders()
    if (begin !== '') response.write(begin)
    setTimeout(() => response.socket?.resetAndDestroy(), 50)
  }

/** What can go wrong with a service behind. `pause` is between two bytes of the one that drips, ms. */
export const faultsOf = (pause: number, elsewhere: string): Fault[] => [
  { name: 'slow', answer: () => {}, code: 'UPSTREAM_TIMEOUT', reads: 1 },
  {
    name: 'drip',
    answer: (response) => {
      response.writeHead(200, json)
      const timer = setInterval(() => response.write(' '), pause)
      response.once('close', () => clearInterval(timer))
    },
    code: 'UPSTREAM_TIMEOUT',
    reads: 1,
  },
  {
    name: 'reset before headers',
    answer: (response) => response.socket?.resetAndDestroy(),
    code: 'UPSTREAM_UNAVAILABLE',
    reads: 2,
  },
  { name: 'reset after headers', answer: breaksOff(''), code: 'UPSTREAM_UNAVAILABLE', reads: 1 },
  { name: 'reset in mid-body', answer: breaksOff('{"id": 1, "full'), code: 'UPSTREAM_UNAVAILABLE', reads: 1 },
  { name: 'status 500', answer: endsWith(500, '{}'), code: 'UPSTREAM_UNAVAILABLE', reads: 1 },
  {
    name: 'HTML',
    answer: endsWith(200, '<h1>It works</h1>', { 'content-type': 'text/html' }),
    code: 'UPSTREAM_BAD_RESPONSE',
    reads: 1,
  },
  { name: 'broken JSON', answer: endsWith(200, '{"id": 1,'), code: 'UPSTREAM_BAD_RESPONSE', reads: 1 },
  {
    name: 'wrong types',
    answer: endsWith(200, '{"id": {}, "full_name": 5, "email": [], "tokens": {"access": 5}}'),
    code: 'UPSTREAM_BAD_RESPONSE',
    reads: 1,
  },
  {
    name: 'no HTTP',
    answer: (response) => response.socket?.end('+OK ready\r\n\r\n'),
    code: 'UPSTREAM_BAD_RESPONSE',
    reads: 1,
  },
  {
    name: 'redirect',
    answer: endsWith(307, '', { location: `${elsewhere}/common/profile/` }),
    code: 'UPSTREAM_BAD_RESPONSE',
    reads: 1,
  },
  {
    name: '50 MB',
    answer: (response) => {
      response.writeHead(200, json)
      pipeline(Readable.from(Array.from({ length: size }, () => megabyte)), response, () => {})
    },
    code: 'UPSTREAM_BAD_RESPONSE',
    reads: 1,
  },
  {
    name: 'gzip bomb',
    answer: endsWith(200, bomb, { ...json, 'content-encoding': 'gzip' }),
    code: 'UPSTREAM_BAD_RESPONSE',
    reads: 1,
  },
  { name: '204 without the body', answer: endsWith(204, ''), code: 'UPSTREAM_BAD_RESPONSE', reads: 1 },
]

/** A `/common` on a port of its own that has the fault everywhere but for its categories; they are well, and empty. */
export async function openFaultyService(answer: Answer): Promise<FaultyService> {
  const seen: FaultyService['seen'] = []
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    seen.push({ method, path: url })
    request.resume()
    request.once('end', () => {
      if (url === '/common/categories/') response.writeHead(200, json).end('[]')
      else answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
