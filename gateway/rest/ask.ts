import { type RestAnswer, readBody } from './answerBytes.ts'
import { upstream } from './refusal.ts'

export interface Caller {
  ip: string
}

/** For answers that are streams or files. */
export type RestFetch = (request: Request, caller: Caller, signal: AbortSignal) => Promise<Response>

export interface Question {
  method: string
  address: string
  headers: Record<string, string>
  body?: string | Blob | undefined
}

/** `caller` is for the service's limits. Throws a `RestError` if the answer breaks off once it has begun. */
export type Ask = (question: Question, caller: Caller, signal: AbortSignal) => Promise<RestAnswer>

export const restLimits = { timeoutMs: 9000, maxAnswer: 8_000_000 }

/** Where the paths of the `/common` API begin: an address of it is given with or without that. */
export const serviceAt = (commonUrl: string) => commonUrl.replace(/\/+$/, '').replace(/\/common$/, '')

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
  const bytes = await readBody(body, restLimits.maxAnswer).catch((error: unknown) => {
    throw upstream('UPSTREAM_UNAVAILABLE', error)
  })
  if (!bytes) throw upstream('UPSTREAM_BAD_RESPONSE', `more than ${restLimits.maxAnswer} bytes`)
  return bytes
}

export async function readJson(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  const text = (await readBytes(body)).toString()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
