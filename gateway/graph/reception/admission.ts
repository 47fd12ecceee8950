import { BodyRefused } from '../../network/arrival.ts'
import type { RestError, RestErrorCode } from '../../rest/restError.ts'

const bodyLimits = {
  json: 100_000,
  /** Enough for five pictures of 5 MB each and their texts. */
  multipart: 26_000_000,
}

/**
 * CSRF protection: with any of these headers, a browser sends a preflight request before a cross-site
 * request, and the preflight is refused.
 */
const ownHeaders = ['x-plaza-client', 'graphql-preflight', 'apollo-require-preflight']
const anOwnHeader = ownHeaders.join(', ').replace(/, (?=[^,]*$)/, ' or ')

export const hasOwnHeader = (header: (name: string) => string | null) =>
  ownHeaders.some((name) => header(name))

/** Streams stay open, so another site could otherwise use up the reader's quota of streams. */
export const streamForbidden = `Ask for a stream with a header ${anOwnHeader}.`

const readable = /\*\/\*|application\/(?:\*|json|graphql-response\+json)|text\/event-stream/i

export interface Refusal {
  status: number
  code: RestErrorCode
  message: string
  /** In seconds. */
  retryAfter?: number | undefined
  fields?: Record<string, string[]> | undefined
  headers: Record<string, string>
}

interface Admitted {
  maxBody: number
  isMultipart: boolean
  isJson: boolean
}

const otherTypes = new Set(['application/graphql', 'application/x-www-form-urlencoded'])

export function admit(
  method: string,
  pathname: string,
  header: (name: string) => string | null,
): Refusal | Admitted {
  if (!/^\/graphql\/?$/.test(pathname)) return refuse(404, 'NOT_FOUND', 'There is nothing here.')
  const accept = header('accept')
  if (accept && !readable.test(accept)) {
    return refuse(
      406,
      'BAD_USER_INPUT',
      'There is no page here, only answers in JSON (Accept: application/json).',
    )
  }
  if (method === 'GET') return { maxBody: 0, isMultipart: false, isJson: false }
  if (method !== 'POST') {
    return refuse(405, 'BAD_USER_INPUT', 'Send a query by GET or POST.', { allow: 'GET, POST' })
  }
  const type = header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = type === 'application/json' || type === 'application/graphql+json'
  if (!isJson && !hasOwnHeader(header)) {
    return refuse(403, 'FORBIDDEN', `Send JSON (Content-Type: application/json), or a header ${anOwnHeader}.`)
  }
  const isMultipart = type === 'multipart/form-data'
  if (!isJson && !isMultipart && !otherTypes.has(type)) {
    return refuse(415, 'BAD_USER_INPUT', 'Send JSON (Content-Type: application/json).')
  }
  const encoding = header('content-encoding') ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity') {
    return refuse(415, 'BAD_USER_INPUT', 'Send this uncompressed (without Content-Encoding).')
  }
  const maxBody = isMultipart ? bodyLimits.multipart : bodyLimits.json
  const length = header('content-length')
  if (isMultipart && !/^\d+$/.test(length ?? '')) {
    return refuse(411, 'BAD_USER_INPUT', 'Say how long the upload is (Content-Length).')
  }
  if (Number(length ?? 0) > maxBody) return tooLarge(maxBody)
  return { maxBody, isMultipart, isJson }
}

export const bearer = (header: string | null) => header?.match(/^Bearer +([\w.~+/=-]{1,4096})$/i)?.[1] ?? null

const tooLarge = (most: number) =>
  refuse(413, 'PAYLOAD_TOO_LARGE', `This is larger than ${Math.floor(most / 1000)} kB.`, {
    connection: 'close',
  })

export const refuse = (
  status: number,
  code: RestErrorCode,
  message: string,
  headers: Record<string, string> = {},
): Refusal => ({ status, code, message, headers })

const bodyCodes: Record<number, RestErrorCode> = {
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
  503: 'UPSTREAM_UNAVAILABLE',
  507: 'UPSTREAM_UNAVAILABLE',
}
const restStatuses: Partial<Record<RestErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_BAD_RESPONSE: 502,
}

export function refusalOf(error: RestError | BodyRefused): Refusal {
  const { message, retryAfter } = error
  const [status, code] =
    error instanceof BodyRefused
      ? [error.status, bodyCodes[error.status] ?? 'BAD_USER_INPUT']
      : [restStatuses[error.code] ?? 403, error.code]
  const wait: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {}
  return { ...refuse(status, code, message, wait), retryAfter }
}

export function refusalBody({ code, message, retryAfter, fields }: Refusal, requestId: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code, requestId, fields, retryAfter } }] })
}
