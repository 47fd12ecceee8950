import { Readable } from 'node:stream'
import { type Dispatcher, errors, Pool } from 'undici'
import type { RestFetch } from '../../rest/restFetch.ts'
import { upstream } from '../../rest/refusal.ts'

interface Upstream {
  fetch: RestFetch
  close: () => Promise<void>
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
  return {
    fetch: async (request, { ip }, signal) => {
      const { pathname, search } = new URL(request.url)
      const trust = secret ? { 'x-gateway-secret': secret, 'x-forwarded-for': ip } : {}
      const via = isPublic() ? { via: '1.1 plaza' } : {}
      const pool = streamed.has(request.headers.get('accept') ?? '') ? streams : answers
      const answer = await pool
        .request({
          path: `${pathname}${search}`,
          method: request.method as Dispatcher.HttpMethod,
          // Uncompressed, so that a small response cannot expand into a huge one.
          headers: {
            ...Object.fromEntries(request.headers),
            'accept-encoding': 'identity',
            ...trust,
            ...via,
          },
          body: request.body ? Readable.from(request.body) : null,
          signal,
        })
        .catch((error: unknown) => {
          throw error instanceof errors.HTTPParserError ? upstream('UPSTREAM_BAD_RESPONSE', error) : error
        })
      const { statusCode: status, body } = answer
      const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
      const isEmpty = status === 204 || status === 205 || status === 304
      if (isEmpty) await body.dump()
      const content = isEmpty ? null : (Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>)
      return new Response(content, { status, headers: new Headers(headers as [string, string][]) })
    },
    close: async () => {
      await Promise.all([answers.close(), streams.destroy()])
    },
  }
}

/** Types of responses that may take long. */
const streamed = new Set(['text/event-stream', 'text/csv'])
