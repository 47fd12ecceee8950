import { Readable } from 'node:stream'
import { type Dispatcher, errors, Pool } from 'undici'
import { type Ask, type Caller, readBytes, readJson, type RestFetch } from '../../rest/ask.ts'
import { upstream } from '../../rest/refusal.ts'

interface Upstream {
  ask: Ask
  fetch: RestFetch
  close: () => Promise<void>
}

interface Sending {
  method: string
  address: string
  headers: Record<string, string>
  body?: string | Readable | undefined
}

/**
 * The caller's address is sent only with the secret, since the service trusts it only then. A `Via` header
 * tells the service that the gateway is public.
 */
export function openUpstream(
  commonUrl: string,
  secret: string | undefined,
  isPublic = () => false,
): Upstream {
  const { origin } = new URL(commonUrl)
  const answers = new Pool(origin, { connections: 64 })
  // Streams stay open, so they use a separate pool and do not block other calls.
  const streams = new Pool(origin, { connections: null })
  const send = async (
    pool: Pool,
    { method, address, headers, body = '' }: Sending,
    { ip }: Caller,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> => {
    const { pathname, search } = new URL(address)
    const trust = secret ? { 'x-gateway-secret': secret, 'x-forwarded-for': ip } : {}
    const via = isPublic() ? { via: '1.1 plaza' } : {}
    try {
      return await pool.request({
        path: `${pathname}${search}`,
        method,
        // Uncompressed, so that a small response cannot expand into a huge one.
        headers: { ...headers, 'accept-encoding': 'identity', ...trust, ...via },
        body: body === '' ? null : body,
        signal,
      })
    } catch (error) {
      throw error instanceof errors.HTTPParserError ? upstream('UPSTREAM_BAD_RESPONSE', error) : error
    }
  }
  return {
    ask: async ({ body, ...question }, caller, signal) => {
      const sending = { ...question, body: body instanceof Blob ? Readable.from(body.stream()) : body }
      const { statusCode, headers, body: answer } = await send(answers, sending, caller, signal)
      return {
        status: statusCode,
        header: (name) => headers[name]?.toString() ?? null,
        body: await readJson(answer),
      }
    },
    fetch: async ({ method, url, headers: requestHeaders }, caller, signal) => {
      const isStream = streamed.has(requestHeaders.get('accept') ?? '')
      const sending = { method, address: url, headers: Object.fromEntries(requestHeaders) }
      const answer = await send(isStream ? streams : answers, sending, caller, signal)
      const { statusCode: status, headers, body } = answer
      const kept = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
      const isEmpty = status === 204 || status === 205 || status === 304
      if (isEmpty) await body.dump()
      const content = isEmpty ? null : isStream ? streamOf(body) : await readBytes(body)
      return new Response(content, { status, headers: kept })
    },
    close: async () => {
      await Promise.all([answers.close(), streams.destroy()])
    },
  }
}

/** Types of responses that are too large or too slow to buffer, so they are forwarded as streams. */
const streamed = new Set(['text/event-stream', 'text/csv'])

const streamOf = (body: Readable) => Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>
