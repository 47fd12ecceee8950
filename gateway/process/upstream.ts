import { Readable } from 'node:stream'
import { errors, Pool } from 'undici'
import { readBody } from '../rest/answerBytes.ts'
import { type RestFetch, restLimits } from '../rest/client.ts'
import { upstream } from '../rest/refusal.ts'

export interface Upstream {
  fetch: RestFetch
  close: () => Promise<void>
}

/**
 * With the secret, the service believes our word about the caller's address; without it, nothing of it is sent. While others
 * can reach us, `Via` tells the service that they reach it too.
 */
export function openUpstream(
  commonUrl: string,
  secret: string | undefined,
  isPublic = () => false,
): Upstream {
  const { origin } = new URL(commonUrl)
  const answers = new Pool(origin, { connections: 64 })
  // They stay open, and must not keep others waiting.
  const streams = new Pool(origin, { connections: null })
  return {
    fetch: async (request, { ip }, signal) => {
      const { pathname, search } = new URL(request.url)
      const trust = secret ? { 'x-gateway-secret': secret, 'x-forwarded-for': ip } : {}
      const via = isPublic() ? { via: '1.1 plaza' } : {}
      const isStream = request.headers.get('accept') === 'text/event-stream'
      const answer = (isStream ? streams : answers).request({
        path: `${pathname}${search}`,
        method: request.method,
        // Nothing is unpacked here, so that a small answer cannot become a large one.
        headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity', ...trust, ...via },
        body: await bodyOf(request),
        signal,
      })
      const { statusCode, headers, body } = await answer.catch((error: unknown) => {
        if (error instanceof errors.HTTPParserError) throw upstream('UPSTREAM_BAD_RESPONSE', error)
        throw error
      })
      const kept = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
      const isEmpty = statusCode === 204 || statusCode === 205 || statusCode === 304
      if (isEmpty) await body.dump()
      const content = isEmpty ? null : isStream ? streamOf(body) : await whole(body)
      return new Response(content, { status: statusCode, headers: kept })
    },
    close: async () => {
      await Promise.all([answers.close(), streams.destroy()])
    },
  }
}

/** One of a known length is a form, which goes on as it is read. */
const bodyOf = async (request: Request) =>
  request.headers.has('content-length') && request.body
    ? Readable.from(request.body)
    : request.body && Buffer.from(await request.arrayBuffer())

const streamOf = (body: Readable) => Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>

/** Read as Node's stream, which spares the turning of it into one of the web. */
async function whole(body: Readable): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readBody(body, restLimits.maxAnswer).catch((error: unknown) => {
    throw upstream('UPSTREAM_UNAVAILABLE', error)
  })
  if (!bytes) throw upstream('UPSTREAM_BAD_RESPONSE', `more than ${restLimits.maxAnswer} bytes`)
  return bytes
}
