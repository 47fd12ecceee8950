import { parseJson } from './payload.ts'
import { type RestAnswer, upstream } from './refusal.ts'

export interface Caller {
  ip: string
}

/** For responses that are streams or files. */
export type RestFetch = (request: Request, caller: Caller, signal: AbortSignal) => Promise<Response>

export interface Question {
  method: string
  address: string
  headers: Record<string, string>
  body?: string | Blob | undefined
}

/**
 * The service rate-limits by `caller`. Throws a `RestError` if the response breaks off after it has begun.
 */
export type Ask = (question: Question, caller: Caller, signal: AbortSignal) => Promise<RestAnswer>

export const restLimits = { timeoutMs: 9000, maxAnswer: 8_000_000 }

/** The base of the API's paths: `COMMON_URL` may or may not end with `/common`. */
export const serviceAt = (commonUrl: string) => commonUrl.replace(/(?<!\/)\/+$/, '').replace(/\/common$/, '')

export const askBy =
  (fetch: RestFetch): Ask =>
  async ({ method, address, headers, body }, caller, signal) => {
    const request = new Request(address, { method, headers, redirect: 'manual', ...(body ? { body } : {}) })
    const response = await fetch(request, caller, signal)
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: response.body ? await readJson(response.body) : {},
    }
  }

export async function readBytes(body: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > restLimits.maxAnswer) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw upstream('UPSTREAM_UNAVAILABLE', error)
  }
  if (size <= restLimits.maxAnswer) return Buffer.concat(chunks)
  throw upstream('UPSTREAM_BAD_RESPONSE', `more than ${restLimits.maxAnswer} bytes`)
}

export async function readJson(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  const text = (await readBytes(body)).toString()
  return text.trim() === '' ? {} : parseJson(text)
}
