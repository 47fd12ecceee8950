import type { Failure } from '../../../machines/domain.ts'

export class RequestFailure extends Error implements Failure {
  override name = 'RequestFailure'
  readonly code: Failure['code']
  readonly fields: Record<string, string[]>
  /** Seconds to wait before sending the same request again. */
  readonly retryAfter: number | undefined
  /** True if the request failed because the session is over, of which the user is told once for all requests. */
  isSessionOver = false

  constructor(
    code: Failure['code'],
    message: string,
    fields: Record<string, string[]> = {},
    retryAfter?: number,
  ) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}
