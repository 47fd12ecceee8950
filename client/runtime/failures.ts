import type { CombinedError } from 'urql'
import type { Failure } from '../../machines/domain.ts'
import { RequestFailure } from './requestFailure.ts'

type Code = Failure['code']

/** The gateway's codes; a machine knows no others. `NETWORK` is ours. */
const codes: ReadonlySet<string> = new Set<Code>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'EMAIL_UNVERIFIED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_RESPONSE',
  'INTERNAL',
])

const isCode = (code: unknown): code is Code => typeof code === 'string' && codes.has(code)

/** The one translation of urql's errors: the gateway's refusal where it gave one, else `NETWORK`. */
export function failureFrom({ graphQLErrors: [refusal], message }: CombinedError): RequestFailure {
  if (!refusal) return new RequestFailure('NETWORK', message)
  const { code, fields, retryAfter } = refusal.extensions
  const seconds = typeof retryAfter === 'number' ? retryAfter : undefined
  return new RequestFailure(isCode(code) ? code : 'INTERNAL', refusal.message, readFields(fields), seconds)
}

function readFields(fields: unknown): Record<string, string[]> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [name, Array.isArray(texts) ? texts.map(String) : []]),
  )
}
