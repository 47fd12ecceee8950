import { waiting } from '../network/waiting.ts'
import { isObject } from './payload.ts'
import { RestError, type RestErrorCode } from './restError.ts'

const codes: Record<number, RestErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'RATE_LIMITED',
  504: 'UPSTREAM_TIMEOUT',
}

const messages: Record<RestErrorCode, string> = {
  UNAUTHENTICATED: 'Please log in.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'Not found.',
  BAD_USER_INPUT: 'Please correct the marked fields.',
  CONFLICT: 'This conflicts with the present state.',
  RATE_LIMITED: 'Too many requests.',
  PAYLOAD_TOO_LARGE: 'This is too large.',
  EMAIL_UNVERIFIED: 'Verify email',
  UPSTREAM_TIMEOUT: 'The service took too long to answer.',
  UPSTREAM_UNAVAILABLE: 'The service is not available at the moment.',
  UPSTREAM_BAD_RESPONSE: 'The service gave an answer that does not fit.',
}

interface RestAnswer {
  status: number
  headers: Headers
  /** The parsed JSON; `{}` for an empty body, undefined if it is not JSON. */
  body: unknown
}

/** Hides the answer of the failed service. */
export const upstream = (code: RestErrorCode & `UPSTREAM_${string}`, cause: unknown, retryAfter?: number) =>
  new RestError(code, messages[code], { cause, retryAfter })

/**
 * Overrides for the refusals of one call: `names` maps field names, `unnamed` is the code if no field is
 * named, and `fallback` is the text if the service sent none.
 */
export interface Telling {
  names?: Record<string, string>
  unnamed?: RestErrorCode
  fallback?: string
}

/** Returns null for a success. Some services refuse with status 200 and `success: false`. */
export function refusal({ status, headers, body }: RestAnswer, telling: Telling = {}): RestError | null {
  if (status < 300 && !refuses(body)) return null
  const retryAfter = seconds(headers.get('retry-after'))
  const failed = codes[status] ?? 'UPSTREAM_UNAVAILABLE'
  if (status >= 500) {
    const code = failed === 'UPSTREAM_TIMEOUT' ? failed : 'UPSTREAM_UNAVAILABLE'
    return upstream(code, `status ${status}`, retryAfter)
  }
  const fields = fieldsOf(body, telling.names ?? {})
  const refused = fields ? 'BAD_USER_INPUT' : (telling.unnamed ?? 'BAD_USER_INPUT')
  // A 404 with JSON may mean an unknown email address; without
  // JSON, it means that the service lacks this call.
  const isAnswered = telling.unnamed !== undefined && (status === 403 || status === 404) && isObject(body)
  const known = isAnswered ? refused : (codes[status] ?? refused)
  const code = telling.unnamed && isUnverified(body) ? 'EMAIL_UNVERIFIED' : known
  const message = messageOf(body)
  const named = ofFields.has(code) ? fields : undefined
  if (code === 'RATE_LIMITED') {
    const wait = retryAfter ?? 30
    return new RestError(code, waiting(message ?? messages[code], wait), { fields: named, retryAfter: wait })
  }
  return new RestError(code, message ?? telling.fallback ?? messages[code], {
    fields: named,
    retryAfter: code === 'CONFLICT' ? retryAfter : undefined,
  })
}

function refuses(body: unknown): boolean {
  if (!isObject(body)) return false
  if (body.success === false || body.status === false) return true
  if (body.success === true || body.status === true) return false
  return isObject(body.errors) && Object.keys(body.errors).length > 0
}

/** `email: 1` is a flag for an unverified address, not an error of the field. */
function isUnverified(body: unknown): boolean {
  if (!isObject(body)) return false
  const places = [body, body.errors, body.data].filter(isObject)
  return places.some(({ email }) =>
    [email].flat().some((flag) => flag === true || flag === 1 || flag === '1'),
  )
}

/** Errors with these codes may concern a field. */
const ofFields: ReadonlySet<RestErrorCode> = new Set([
  'BAD_USER_INPUT',
  'CONFLICT',
  'FORBIDDEN',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
])

const general = ['message', 'detail', 'error', 'errors', 'non_field_errors']

function messageOf(body: unknown): string | undefined {
  const nested = isObject(body) && isObject(body.errors) ? [body.errors.non_field_errors] : []
  const values = isObject(body) ? general.map((name) => body[name]) : [body]
  return [...values, ...nested]
    .flat()
    .find((text): text is string => typeof text === 'string' && text !== '' && text.length <= 300)
}

function fieldsOf(body: unknown, names: Record<string, string>): Record<string, string[]> | undefined {
  if (!isObject(body)) return undefined
  const nested = isObject(body.errors)
  const found = Object.entries(nested ? (body.errors as object) : body).flatMap(([field, errors]) => {
    if (general.includes(field)) return []
    const values = Array.isArray(errors) ? errors : nested ? [errors] : []
    const texts = values
      .map((value) => (nested && value === true ? 'Not accepted.' : value))
      .filter((text): text is string => typeof text === 'string')
    const name = names[field] ?? field
    return texts.length > 0 ? [[name, texts.map((text) => text.slice(0, 300))] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function seconds(header: string | null): number | undefined {
  if (!header) return undefined
  const number = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(number) ? Math.max(1, Math.min(86_400, Math.ceil(number))) : undefined
}
