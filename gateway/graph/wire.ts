import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Refusal, refusalBody } from './admission.ts'
import type { Arrival } from '../context.ts'
import type { Asking } from './reception.ts'

const jsonType = { 'content-type': 'application/json; charset=utf-8' }

/** How long (ms) and how far (bytes) a refused sender is still listened to. */
const patience = 500
const mostIgnored = 500_000

export function askingOf(request: IncomingMessage): Asking {
  const { method = '', url = '', headers } = request
  return {
    method,
    pathname: url.split('?')[0] ?? '',
    header: (name) => headers[name]?.toString() ?? null,
    // Leaving the body early must not close the connection: the answer goes out by it.
    body: { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) },
  }
}

export function refusalAnswer(refusal: Refusal, { requestId }: Arrival): Response {
  const headers = { ...jsonType, ...refusal.headers }
  return new Response(refusalBody(refusal, requestId), { status: refusal.status, headers })
}

/** Reads on for a moment: a sender whose connection breaks while it sends never sees the answer. */
export async function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  { requestId }: Arrival,
): Promise<void> {
  const body = refusalBody(refusal, requestId)
  const isWhole = request.complete
  response.writeHead(refusal.status, {
    ...jsonType,
    'content-length': Buffer.byteLength(body),
    ...(isWhole ? {} : { connection: 'close' }),
    ...refusal.headers,
  })
  response.write(body)
  if (!isWhole) {
    let ignored = 0
    request.on('data', ({ length }: Buffer) => {
      ignored += length
      if (ignored > mostIgnored) request.pause()
    })
    const late = AbortSignal.timeout(patience)
    await once(request, 'close', { signal: late }).catch((error: unknown) => {
      if (!late.aborted && !request.destroyed) throw error
    })
  }
  response.end()
}

/** The first form of an answer that is accepted and made here; null if there is none. */
export function answerType(accept: string | null): string | null {
  for (const each of (accept ?? '*/*').toLowerCase().split(',')) {
    const [type = '', ...others] = each.split(';').map((part) => part.trim())
    if (others.some((part) => part.startsWith('charset=') && part !== 'charset=utf-8')) continue
    if (type === 'application/graphql-response+json') return type
    if (/^(?:\*|application)\/(?:\*|json)$/.test(type)) return 'application/json'
  }
  return null
}

export async function platformAnswer(answer: Response): Promise<Response> {
  const { body, status, headers } = answer
  const isStream = headers.get('content-type')?.startsWith('text/event-stream')
  return new Response(isStream && body ? platformStream(body) : await answer.text(), { status, headers })
}

/** Yoga's own streams throw uncaught errors when left early, and end late when cancelled. */
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
