import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Refusal, refusalBody } from './admission.ts'
import type { Arrival } from '../context.ts'
import type { Asking } from './reception.ts'

const jsonType = { 'content-type': 'application/json; charset=utf-8' }

export function askingOf(request: IncomingMessage): Asking {
  const { method = '', url = '', headers } = request
  return {
    method,
    pathname: url.split('?')[0] ?? '',
    header: (name) => headers[name]?.toString() ?? null,
    // Keeps the connection open when the body is only read in part, since the response still needs it.
    body: { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) },
  }
}

export function refusalAnswer(refusal: Refusal, { requestId }: Arrival): Response {
  const headers = { ...jsonType, ...refusal.headers }
  return new Response(refusalBody(refusal, requestId), { status: refusal.status, headers })
}

export function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  { requestId }: Arrival,
): void {
  const body = refusalBody(refusal, requestId)
  response.writeHead(refusal.status, {
    ...jsonType,
    'content-length': Buffer.byteLength(body),
    ...(request.complete ? {} : { connection: 'close' }),
    ...refusal.headers,
  })
  response.end(body)
}

export async function platformAnswer(answer: Response): Promise<Response> {
  const { body, status, headers } = answer
  const isStream = headers.get('content-type')?.startsWith('text/event-stream')
  return new Response(isStream && body ? platformStream(body) : await answer.text(), { status, headers })
}

/** Yoga's own streams throw uncaught errors when a reader stops early, and are slow to end when cancelled. */
function platformStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void chunks.return?.(),
  })
}
