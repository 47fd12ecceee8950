import { Readable } from 'node:stream'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from './env.ts'
import { HttpError } from './httpError.ts'
import type { BodyRefused, FormLimits, Sending } from '../ports/intake.ts'

/** Reads a body of at most `most` bytes. Refuses a larger one without waiting for the rest. */
export function readBody(most: number): MiddlewareHandler<Env> {
  return async (c, next) => {
    const text = await c.get('services').intake.text(bodyOf(c), sendingOf(c, most)).catch(refuse)
    // Build a new request, since the listener's request is not a platform `Request` and cannot be copied.
    const { url, method, headers } = c.req.raw
    c.req.raw = new Request(url, { method, headers, body: text })
    await next()
  }
}

export function readForm(most: number, limits: FormLimits): MiddlewareHandler<Env> {
  return async (c, next) => {
    const type = c.req.header('content-type') ?? ''
    const { entries, leave } = await c
      .get('services')
      .intake.form(bodyOf(c), type, sendingOf(c, most), limits)
      .catch(refuse)
    const held: Promise<unknown>[] = []
    c.set('hold', (work) => void held.push(work))
    try {
      const form = new FormData()
      for (const [name, value] of entries) form.append(name, value)
      // The validator looks for the parsed form in this cache.
      c.req.bodyCache.formData = form
      await next()
    } finally {
      const left = Promise.allSettled(held).then(leave)
      if (held.length === 0) await left
    }
  }
}

const bodyOf = (c: Context<Env>): AsyncIterable<Uint8Array> => c.req.raw.body ?? Readable.from([])

function sendingOf(c: Context<Env>, most: number): Sending {
  const length = c.req.header('content-length')
  const { isPassedOn = false } = c.env
  return { length: length === undefined ? null : Number(length), most, isPassedOn }
}

function refuse(error: unknown): never {
  if (!isBodyRefused(error)) throw error
  const { status, message, field, retryAfter } = error
  throw new HttpError(status, message, {
    ...(field === undefined ? {} : { errors: { [field]: [message] } }),
    headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
    cause: error,
  })
}

const isBodyRefused = (error: unknown): error is BodyRefused =>
  error instanceof Error && error.name === 'BodyRefused'
