import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import type { Arrival, Env } from './env.ts'

export interface Question {
  method: string
  address: string
  headers: Record<string, string>
  body?: string | Blob | undefined
}

interface Handed {
  status: number
  header: (name: string) => string | null
  /** The value that would be sent as JSON; undefined for other responses. */
  body: unknown
}

/**
 * Calls the service without serializing JSON. The answer is passed as an object, so it must be plain JSON
 * data.
 */
export const askerOf =
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

/** For `node:http`: writes JSON directly as text, without a stream. */
export const senderOf =
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

export function answerJson(
  { env }: Context<Env>,
  body: unknown,
  init: { status: number; headers?: Record<string, string> },
) {
  // Tests call the app without bindings.
  const handOver = (env as Env['Bindings'] | undefined)?.handOver
  if (!handOver) return Response.json(body, init)
  handOver(body)
  const headers = { 'content-type': 'application/json', ...init.headers }
  return new Response(null, { status: init.status, headers })
}
