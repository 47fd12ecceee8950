import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

export interface Fault {
  name: string
  answer: Answer
  /** The error code of the graph for this fault. */
  code: 'UPSTREAM_TIMEOUT' | 'UPSTREAM_UNAVAILABLE' | 'UPSTREAM_BAD_RESPONSE'
  /** The number of times a read reaches the service; a write reaches it at most once. */
  reads: number
}

export interface FaultyService {
  url: string
  /** Every request received. */
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

/** Sends part of an answer, then drops the connection. */
const breaksOff =
  (begin: string): Answer =>
  (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.flushHeaders()
    if (begin !== '') response.write(begin)
    setTimeout(() => response.socket?.resetAndDestroy(), 50)
  }

const fault = (name: string, code: Fault['code'], answer: Answer, reads = 1): Fault => ({
  name,
  answer,
  code,
  reads,
})
const late = (name: string, answer: Answer) => fault(name, 'UPSTREAM_TIMEOUT', answer)
const gone = (name: string, answer: Answer, reads?: number) =>
  fault(name, 'UPSTREAM_UNAVAILABLE', answer, reads)
const bad = (name: string, answer: Answer) => fault(name, 'UPSTREAM_BAD_RESPONSE', answer)

/** Sends the answer byte by byte, with this pause in ms between bytes. */
const drip =
  (pause: number): Answer =>
  (response) => {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), pause)
    response.once('close', () => clearInterval(timer))
  }

const flood: Answer = (response) => {
  response.writeHead(200, json)
  pipeline(Readable.from(Array.from({ length: size }, () => megabyte)), response, () => {})
}

const wrongTypes = '{"id": {}, "full_name": 5, "email": [], "tokens": {"access": 5}}'

/** The possible faults of the service. `pause` is the time in ms between two bytes of the dripping answer. */
export const faultsOf = (pause: number, elsewhere: string): Fault[] => [
  late('slow', () => {}),
  late('drip', drip(pause)),
  gone('reset before headers', (response) => response.socket?.resetAndDestroy(), 2),
  gone('reset after headers', breaksOff('')),
  gone('reset in mid-body', breaksOff('{"id": 1, "full')),
  gone('status 500', endsWith(500, '{}')),
  bad('HTML', endsWith(200, '<h1>It works</h1>', { 'content-type': 'text/html' })),
  bad('broken JSON', endsWith(200, '{"id": 1,')),
  bad('wrong types', endsWith(200, wrongTypes)),
  bad('not HTTP', (response) => response.socket?.end('+OK ready\r\n\r\n')),
  bad('redirect', endsWith(307, '', { location: `${elsewhere}/common/profile/` })),
  bad('50 MB', flood),
  bad('gzip bomb', endsWith(200, bomb, { ...json, 'content-encoding': 'gzip' })),
  bad('204 without the body', endsWith(204, '')),
]

/**
 * Serves `/common` on its own port, with the fault on every path except the categories, which are an empty
 * list.
 */
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
