import { waitInWords } from '../../machines/language/wait.ts'

export type Errors = Record<string, string[]>

export class HttpError extends Error {
  readonly status: number
  readonly errors: Errors | undefined
  /** Extra members of the response body, such as `email: 1` for a login with an unverified address. */
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    options: {
      errors?: Errors
      extra?: Record<string, unknown>
      headers?: Record<string, string>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'HttpError'
    this.status = status
    this.errors = options.errors
    this.extra = options.extra ?? {}
    this.headers = options.headers ?? {}
  }
}

/** Returns the written row. Throws 404 if there is none, or 409 if the field's text is already taken. */
export function rowOrThrow<Row extends object>(row: Row | 'taken' | null, field: string, taken: string): Row {
  if (row === null) throw new HttpError(404, 'Not found.')
  if (row === 'taken') throw new HttpError(409, taken, { errors: { [field]: [taken] } })
  return row
}

/** `seconds` is how long the caller should wait. */
export const tryLater = (status: number, text: string, seconds: number, cause?: unknown) =>
  new HttpError(status, text, { headers: { 'Retry-After': String(seconds) }, cause })

/** A 429 whose message says how long to wait. */
export function tooMuch(text: string, seconds: number, field?: string) {
  const message = `${text} Please try again in ${waitInWords(seconds)}.`
  return new HttpError(429, message, {
    ...(field === undefined ? {} : { errors: { [field]: [message] } }),
    headers: { 'Retry-After': String(seconds) },
  })
}

export const badField = (field: string, text: string) =>
  new HttpError(400, text, { errors: { [field]: [text] } })
