import type { CombinedError } from 'urql'
import { errorCodes, type ErrorCode } from '../../generated/errorCodes.ts'
import { RequestFailure } from './requestFailure.ts'

const codes: ReadonlySet<unknown> = new Set(errorCodes)
const isCode = (code: unknown): code is ErrorCode => codes.has(code)

export function failureFrom({ graphQLErrors: [refusal] }: CombinedError): RequestFailure {
  // What the browser says of it is nothing for a person.
  if (!refusal) return new RequestFailure('NETWORK', '')
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
