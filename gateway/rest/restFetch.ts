import { parseJson } from './payload.ts'
import { upstream } from './refusal.ts'

export interface Caller {
  ip: string
}

/** Sends a request to the service, which rate-limits by `caller`. */
export type RestFetch = (request: Request, caller: Caller, signal: AbortSignal) => Promise<Response>

export const restLimits = { timeoutMs: 9000, maxAnswer: 8_000_000 }

/** The base of the API's paths: `COMMON_URL` may or may not end with `/common`. */
export const serviceAt = (commonUrl: string) => commonUrl.replace(/(?<!\/)\/+$/, '').replace(/\/common$/, '')

/**
 * Returns `{}` for an empty body, undefined if it is not JSON. Throws a `RestError` if the body breaks off or
 * is too large.
 */
export async function readJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > restLimits.maxAnswer) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw upstream('UPSTREAM_UNAVAILABLE', error)
  }
  if (size > restLimits.maxAnswer) {
    throw upstream('UPSTREAM_BAD_RESPONSE', `more than ${restLimits.maxAnswer} bytes`)
  }
  const text = Buffer.concat(chunks).toString()
  return text.trim() === '' ? {} : parseJson(text)
}
