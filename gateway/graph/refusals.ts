import type { BodyRefused } from '../network/arrival.ts'
import type { RestError, RestErrorCode } from '../rest/restError.ts'

/** An error that is answered before Yoga gets the request. */
export interface Refusal {
  status: number
  code: RestErrorCode
  message: string
  /** In seconds. */
  retryAfter?: number | undefined
  fields?: Record<string, string[]> | undefined
}

export const refuse = (status: number, code: RestErrorCode, message: string): Refusal => ({
  status,
  code,
  message,
})

const bodyCodes: Record<BodyRefused['status'], RestErrorCode> = {
  400: 'BAD_USER_INPUT',
  413: 'PAYLOAD_TOO_LARGE',
  503: 'UPSTREAM_UNAVAILABLE',
  507: 'UPSTREAM_UNAVAILABLE',
}

export const bodyRefusal = ({ status, message, retryAfter }: BodyRefused): Refusal => ({
  ...refuse(status, bodyCodes[status], message),
  retryAfter,
})

const restStatuses: Partial<Record<RestErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_BAD_RESPONSE: 502,
}

export const restRefusal = ({ code, message, retryAfter }: RestError): Refusal => ({
  ...refuse(restStatuses[code] ?? 403, code, message),
  retryAfter,
})

export function refusalResponse(refusal: Refusal, requestId: string): Response {
  const { status, code, message, retryAfter, fields } = refusal
  const body = { errors: [{ message, extensions: { code, requestId, fields, retryAfter } }] }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  if (retryAfter) headers.set('retry-after', String(retryAfter))
  if (status === 405) headers.set('allow', 'GET, POST')
  return new Response(JSON.stringify(body), { status, headers })
}
