import type { ErrorCode } from '../generated/errorCodes.ts'

export type RestErrorCode = Exclude<ErrorCode, 'INTERNAL' | 'UNKNOWN_OPERATION' | `GRAPHQL_${string}`>

/** The message is meant for users. */
export class RestError extends Error {
  readonly code: RestErrorCode
  readonly fields: Record<string, string[]> | undefined
  /** In seconds. */
  readonly retryAfter: number | undefined

  constructor(
    code: RestErrorCode,
    message: string,
    options: {
      fields?: Record<string, string[]> | undefined
      retryAfter?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'RestError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
  }
}
