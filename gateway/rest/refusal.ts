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
  RATE_LIMITED: 'Too many requests. Please wait a moment.',
  PAYLOAD_TOO_LARGE: 'This is too large.',
  EMAIL_UNVERIFIED: 'Verify email',
  UPSTREAM_TIMEOUT: 'The service took too long to answer.',
  UPSTREAM_UNAVAILABLE: 'The service is not available at the moment.',
  UPSTREAM_BAD_RESPONSE: 'The service gave an answer that does not fit.',
}

export interface RestAnswer {
  status: number
  header: (name: string) => string | null
  /** Parsed JSON; undefined where it is none. */
  body: unknown
  /** From the service in this process, so it is known to be what that declares. */
  isOwn?: boolean
}

/** Nothing of the failed service's answer gets out. */
export const upstream = (code: RestErrorCode & `UPSTREAM_${string}`, cause: unknown, retryAfter?: number) =>
  new RestError(code, messages[code], { cause, retryAfter })

/** How refusals of one call differ: other field names, and the code of those that name no field. */
export interface Telling {
  names?: Record<string, string>
  unnamed?: RestErrorCode
}

/** Null for a success; some services refuse with status 200 and `success: false`. No JSON: `body` is undefined. */
export function refusal({ status, header, body }: RestAnswer, telling: Telling = {}): RestError | null {
  if (status < 300 && !refuses(body)) return null
  const retryAfter = seconds(header('retry-after'))
  const failed = codes[status] ?? 'UPSTREAM_UNAVAILABLE'
  if (status >= 500) {
    const code = failed === 'UPSTREAM_TIMEOUT' ? failed : 'UPSTREAM_UNAVAILABLE'
    return upstream(code, `status ${status}`, retryAfter)
  }
  const fields = fieldsOf(body, telling.names ?? {})
  const refused = fields ? 'BAD_USER_INPUT' : (telling.unnamed ?? 'BAD_USER_INPUT')
  const code = isUnverified(body) ? 'EMAIL_UNVERIFIED' : (codes[status] ?? refused)
  return new RestError(code, messageOf(body) ?? messages[code], {
    fields: code === 'BAD_USER_INPUT' || code === 'CONFLICT' ? fields : undefined,
    retryAfter: code === 'RATE_LIMITED' ? (retryAfter ?? 30) : code === 'CONFLICT' ? retryAfter : undefined,
  })
}

function refuses(body: unknown): boolean {
  if (!isObject(body)) return false
  if (body.success === false || body.status === false) return true
  if (body.success === true || body.status === true) return false
  return isObject(body.errors) && Object.keys(body.errors).length > 0
}

/** `email: 1` is a flag, which would otherwise be told as a field's error. */
function isUnverified(body: unknown): boolean {
  if (!isObject(body)) return false
  const places = [body, body.errors, body.data].filter(isObject)
  return places.some(({ email }) => [email].flat().some((flag) => flag === true || String(flag) === '1'))
}

const general = ['message', 'detail', 'error', 'errors', 'non_field_errors']

function messageOf(body: unknown): string | undefined {
  const nested = isObject(body) && isObject(body.errors) ? [body.errors.non_field_errors] : []
  const told = isObject(body) ? general.map((name) => body[name]) : [body]
  return [...told, ...nested]
    .flat()
    .find((text): text is string => typeof text === 'string' && text !== '' && text.length <= 300)
}

function fieldsOf(body: unknown, names: Record<string, string>): Record<string, string[]> | undefined {
  if (!isObject(body)) return undefined
  const nested = isObject(body.errors)
  const found = Object.entries(nested ? (body.errors as object) : body).flatMap(([field, told]) => {
    if (general.includes(field)) return []
    const texts = (Array.isArray(told) ? told : nested ? [told] : []).filter(
      (text): text is string => typeof text === 'string',
    )
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
