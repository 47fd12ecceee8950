/** What can go wrong between gateway and service, by the names that the graph gives it. */
export type RestErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'PAYLOAD_TOO_LARGE'
  | 'EMAIL_UNVERIFIED'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_BAD_RESPONSE'

/** A call that did not succeed. Its message is meant for people. */
export class RestError extends Error {
  readonly code: RestErrorCode
  /** Texts by field, named as the service names them. */
  readonly fields: Record<string, string[]> | undefined
  /** Seconds. */
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
