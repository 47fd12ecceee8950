import type { MiddlewareHandler } from 'hono'
import { HttpError } from './http.ts'

/**
 * Reads the whole body, of which at most so many bytes are taken: beyond them it is 413, and the rest is not waited
 * for, whatever length was announced. A body that breaks off is 400.
 */
export function readBody(maxBytes: number): MiddlewareHandler {
  const tooLarge = () => new HttpError(413, `This is larger than ${Math.floor(maxBytes / 1000)} kB.`)
  return async (c, next) => {
    if (Number(c.req.header('content-length')) > maxBytes) throw tooLarge()
    const chunks: Uint8Array[] = []
    let size = 0
    const reader = c.req.raw.body?.getReader()
    for (;;) {
      const part = await reader?.read().catch((cause: unknown) => {
        throw new HttpError(400, 'The body broke off.', { cause })
      })
      if (!part || part.done) break
      size += part.value.byteLength
      if (size > maxBytes) {
        // Not awaited: a sender that does not listen must not hold the answer up.
        void reader?.cancel().catch(() => {})
        throw tooLarge()
      }
      chunks.push(part.value)
    }
    // Part by part: what the listener hands over is no `Request` of the platform's, and cannot be copied as one.
    const { url, method, headers } = c.req.raw
    c.req.raw = new Request(url, { method, headers, body: Buffer.concat(chunks) })
    await next()
  }
}
