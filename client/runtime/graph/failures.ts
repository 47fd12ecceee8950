import type { CombinedError } from 'urql'
import { errorCodes, type ErrorCode } from '../../generated/errorCodes.ts'
import * as texts from '../texts.ts'
import { RequestFailure } from './requestFailure.ts'
import { currentLanguage, t } from '../../ui/index.ts'
import { now } from '../clock/clock.ts'

const codes: ReadonlySet<unknown> = new Set(errorCodes)
const isCode = (code: unknown): code is ErrorCode => codes.has(code)

export function failureFrom({ graphQLErrors: [refusal], response }: CombinedError): RequestFailure {
  if (!refusal && response instanceof Response && response.status === 429) return bareRefusal(response)
  // The browser's own error message would not help the user.
  if (!refusal) return new RequestFailure('NETWORK', '')
  const { code, fields, retryAfter } = refusal.extensions
  const seconds = typeof retryAfter === 'number' ? retryAfter : undefined
  return new RequestFailure(
    isCode(code) ? code : 'INTERNAL',
    wordsOf(refusal.message, seconds),
    readFields(fields),
    seconds,
  )
}

/** The server's messages are in English, so users of other languages are at least told how long to wait. */
const wordsOf = (message: string, seconds: number | undefined) =>
  seconds === undefined || currentLanguage() === 'en' ? message : t(texts.tooManyRequests(seconds))

/** For a response that is not GraphQL because it comes from a proxy or the HTTP server itself. */
function bareRefusal({ headers }: Response): RequestFailure {
  const given = headers.get('retry-after') ?? ''
  const wait = /^\d+$/.test(given) ? Number(given) : Math.ceil((Date.parse(given) - now().getTime()) / 1000)
  const seconds = wait > 0 ? wait : undefined
  return new RequestFailure('RATE_LIMITED', t(texts.tooManyRequests(seconds)), {}, seconds)
}

function readFields(fields: unknown): Record<string, string[]> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [name, Array.isArray(texts) ? texts.map(String) : []]),
  )
}
