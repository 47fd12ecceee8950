import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Arrival, Env } from './env.ts'

/** One call, as whoever runs in this process asks it. */
export interface Question {
  method: string
  address: string
  headers: Record<string, string>
  body?: string | Blob | undefined
}

export interface Handed {
  status: number
  header: (name: string) => string | null
  /** What would be sent as JSON; undefined where that is not what is sent. */
  body: unknown
}

/**
 * The service as it is, but for the text: a request goes the same way, and at its end what would be made JSON is handed over.
 * So it must be what JSON can say.
 */
export const handing =
  (fetch: (request: Request, arrival: Arrival) => Promise<Response>) =>
  async ({ method, address, headers, body }: Question, arrival: Arrival): Promise<Handed> => {
    const handed: unknown[] = []
    const request = new Request(address, { method, headers, ...(body ? { body } : {}) })
    const response = await fetch(request, { ...arrival, handOver: (value) => void handed.push(value) })
    const isEmpty = handed.length === 0 && response.body === null
    await response.body?.cancel()
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: isEmpty ? {} : handed.at(-1),
    }
  }

/** The same for `node:http`: JSON is written as the text that it is, without the detour over a stream. */
export const sending =
  (fetch: (request: Request, arrival: Arrival) => Promise<Response>) =>
  async (request: Request, arrival: Arrival, outgoing: ServerResponse): Promise<Response> => {
    const handed: unknown[] = []
    const response = await fetch(request, { ...arrival, handOver: (value) => void handed.push(value) })
    if (handed.length === 0 || response.body !== null) return response
    const text = JSON.stringify(handed.at(-1))
    outgoing.setHeaders(response.headers)
    outgoing.writeHead(response.status, { 'content-length': Buffer.byteLength(text) }).end(text)
    return RESPONSE_ALREADY_SENT
  }

/** The end of every call that answers with JSON. */
export function answerJson(
  { env }: Context<Env>,
  body: unknown,
  init: { status: number; headers?: Record<string, string> },
) {
  // Tests call without any surroundings.
  const handOver = (env as Env['Bindings'] | undefined)?.handOver
  if (!handOver) return Response.json(body, init)
  handOver(body)
  const headers = { 'content-type': 'application/json', ...init.headers }
  return new Response(null, { status: init.status, headers })
}
