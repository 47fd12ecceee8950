import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DatabaseReadOnly, DatabaseUnavailable, sqlState } from '../store/engine/errors.ts'
import { MediaFull } from '../ports/media.ts'
import { conflict } from './reference/responses.ts'
import type { Env } from './env.ts'
import { HttpError, tryLater } from './httpError.ts'

export function onInvalid(result: { success: boolean; error?: z.ZodError }) {
  if (result.success || !result.error) return
  throw invalid(result.error)
}

/** These limits keep the response short for any request. */
const mostNamed = 50
const longestName = 100

export function invalid(error: z.ZodError): HttpError {
  const errors = new Map<string, string[]>()
  let named = 0
  for (const issue of error.issues) {
    const isWhole = issue.code === 'invalid_type' && issue.path.length === 0
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, mostNamed) : undefined
    for (const key of unknown ?? [fieldOf(issue.path)]) {
      if ((named += 1) > mostNamed) break
      const name = key.slice(0, longestName)
      const text = unknown
        ? 'This field is not known here.'
        : isWhole
          ? 'Send one JSON object.'
          : issue.message
      errors.set(name, [...(errors.get(name) ?? []), text])
    }
  }
  return new HttpError(400, 'Please correct the marked fields.', { errors: Object.fromEntries(errors) })
}

/** Errors of list items are reported for the list itself. */
function fieldOf(path: readonly PropertyKey[]): string {
  const at = path.findIndex((part) => typeof part === 'number')
  return path.slice(0, at === -1 ? undefined : at).join('.') || 'body'
}

/** The only place where errors become JSON. Unexpected errors are masked and logged with their cause. */
export function onError(error: Error, c: Context<Env>): Response {
  const known = translate(error)
  if (known.status >= 500) c.get('services').log.error({ err: error }, 'request failed')
  const body = {
    success: false,
    ...known.extra,
    message: known.message,
    ...(known.errors ? { errors: known.errors } : {}),
  }
  const headers = known.status === 401 ? { 'WWW-Authenticate': 'Bearer', ...known.headers } : known.headers
  return Response.json(body, { status: known.status, headers })
}

/** What the caller is told. */
export function translate(error: Error): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(error.status, error.status === 400 ? 'The body cannot be read.' : error.message)
  }
  if (error instanceof DatabaseUnavailable) {
    return tryLater(503, 'The database is not available just now. Please try again.', error.retryAfter, error)
  }
  if (error instanceof DatabaseReadOnly || error instanceof MediaFull) {
    return new HttpError(507, 'Nothing can be saved at the moment: the disk is nearly full.', {
      cause: error,
    })
  }
  // A referenced row was deleted after it was checked, or two transactions conflicted.
  if (['23503', '40001', '40P01'].includes(sqlState(error) ?? '')) {
    return new HttpError(409, conflict, { cause: error })
  }
  return new HttpError(500, 'Something went wrong.', { cause: error })
}
