import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { confirmation } from './answerParts.ts'
import { readBody, readForm } from './body.ts'
import type { Caller } from '../ports/caller.ts'
import type { Env } from './env.ts'
import { HttpError } from './httpError.ts'
import { type CsvFile, csvAnswer, prefersCsv } from './csv.ts'
import { type Access, type Reach, rightsOf } from './reference/policy.ts'
import { type Fails, refusals, sendAs, successOf } from './reference/responses.ts'
import type { Tag } from './reference/tags.ts'
import type { Services } from '../ports/services.ts'
import { answerFile, VersionedFile } from './versionedFile.ts'

export type Method = 'get' | 'post' | 'patch' | 'delete'
type Shape = z.ZodObject

interface About {
  description: string
  example: string
}

interface Declaration<
  A extends Access,
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  F extends Shape,
  H extends string,
> {
  /** Unique; equals the name of the corresponding graph operation, if there is one. */
  operationId: string
  access: A
  /** Required for a path with an id; without it, the process does not start. */
  reach?: Reach
  summary: string
  tag: Tag
  params?: P
  query?: Q
  body?: B
  /**
   * A multipart form. A repeated field arrives as an array. If there is also a `body`, the caller sends one
   * of the two, and the other arrives empty.
   */
  form?: F
  /** The only request headers that the handler can read, in lower case. */
  reads?: Readonly<Record<H, About>>
  /** The maximum number of files in a form, and the maximum size of each. */
  files?: { most: number; maxBytes: number }
  /** Omitted for 204. */
  answer?: z.ZodType
  /** Instead of `answer`: the sentence that confirms success to the user. */
  confirms?: string
  /** Instead of `answer`: describes the text that the handler returns. */
  text?: { type: string; description: string; example: string }
  /** True if `handle` returns a `VersionedFile`, which is not sent again to those who have it. */
  versioned?: boolean
  /** Instead of `answer`: describes the server-sent events that the handler streams. */
  events?: string
  status?: 200 | 201 | 204
  headers?: Record<string, string>
  /** Error messages by status, in addition to those of every route. */
  fails?: Fails
  handle: (call: Call<A, z.output<P>, z.output<Q>, z.output<B>, z.output<F>, H>) => Promise<unknown>
  csv?: (call: Call<A, z.output<P>, z.output<Q>, z.output<B>, z.output<F>, H>) => Promise<CsvFile>
}

export type Call<A extends Access, P, Q, B, F, H extends string = never> = Services & {
  /** The declared path. */
  path: string
  user: A extends 'anyone' ? Caller | null : Caller
  params: P
  query: Q
  body: B
  form: F
  header: (name: H) => string | undefined
  ip: string
  /** Keeps the form's files for work that may outlast the request. */
  hold: (work: Promise<unknown>) => void
}

export interface Route {
  operationId: string
  method: Method
  path: string
  access: Access
  reach: Reach | undefined
  mount: (app: OpenAPIHono<Env>) => void
}

const jsonBody = 100_000
const formLimits = { fields: 100, textBytes: 300_000, files: 20 }
const noFiles = { most: 0, maxBytes: 0 }
const eventStream = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}
const Nothing = z.object({})
const multipart = 'multipart/form-data'
const json = 'application/json'

/** Declares one call. Its schemas validate the input and generate the API reference. */
export function route<
  A extends Access,
  P extends Shape = typeof Nothing,
  Q extends Shape = typeof Nothing,
  B extends Shape = typeof Nothing,
  F extends Shape = typeof Nothing,
  H extends string = never,
>(line: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`, spec: Declaration<A, P, Q, B, F, H>): Route {
  const [verb = '', path = ''] = line.split(' ')
  const method = verb.toLowerCase() as Method
  const status = spec.status ?? 200
  const inputs = { ...(spec.form && { [multipart]: spec.form }), ...(spec.body && { [json]: spec.body }) }
  const mediaTypes = Object.keys(inputs)
  const shapes = { ...spec.form?.shape, ...spec.body?.shape, ...spec.query?.shape, ...spec.params?.shape }
  const [field] = Object.keys(shapes)
  const { access, reads = {}, fails = {}, files = noFiles, confirms } = spec
  const schema = confirms === undefined ? spec.answer : confirmation(confirms)
  const described = createRoute({
    method,
    path,
    operationId: spec.operationId,
    summary: spec.summary,
    description: rightsOf(access, spec.reach),
    tags: [spec.tag],
    security: spec.access === 'anyone' ? [] : [{ bearer: [] }],
    middleware: [
      admit(spec.access),
      ...(mediaTypes.length > 0 ? [onlyTypes(mediaTypes)] : []),
      ...(spec.body ? [forType(json, readBody(jsonBody))] : []),
      ...(spec.form ? [forType(multipart, formReader(files))] : []),
    ],
    parameters: headerParameters(reads),
    request: {
      ...(spec.params ? { params: spec.params } : {}),
      query: spec.query ?? z.strictObject({}),
      ...(mediaTypes.length > 0 ? { body: { required: true, content: contentOf(inputs) } } : {}),
    },
    responses: {
      [status]: successOf(status, { ...spec, answer: schema }),
      ...(spec.versioned ? { 304: { description: 'Unchanged since the version in `If-None-Match`.' } } : {}),
      ...refusals({ access, method, fails, field, mediaTypes }),
    },
  })

  return {
    operationId: spec.operationId,
    method,
    path,
    access,
    reach: spec.reach,
    mount: (app) => {
      const answerTo = async (c: Context<Env>): Promise<Response> => {
        const services = c.get('services')
        const valid = (target: string): unknown => c.req.valid(target as never)
        const call = {
          ...services,
          path,
          user: c.get('caller'),
          params: spec.params ? valid('param') : {},
          query: valid('query'),
          body: spec.body ? valid('json') : {},
          form: spec.form ? valid('form') : {},
          header: (name: H) => c.req.header(name),
          ip: c.get('ip'),
          hold: (work: Promise<unknown>) => c.get('hold')?.(work),
        }
        const typedCall = call as unknown as Parameters<typeof spec.handle>[0]
        if (spec.csv && prefersCsv(c.req.header('accept'))) {
          return await csvAnswer(await spec.csv(typedCall), services.log)
        }
        const result = await spec.handle(typedCall)
        if (status === 204) return c.body(null, 204)
        if (spec.text) {
          const textHeaders = {
            'Content-Type': `${spec.text.type}; charset=utf-8`,
            'Cache-Control': 'private, no-cache',
            ...spec.headers,
          }
          return result instanceof VersionedFile
            ? await answerFile(c, result, textHeaders)
            : c.body(String(result), 200, textHeaders)
        }
        if (spec.events) return new Response(result as ReadableStream<Uint8Array>, { headers: eventStream })
        const answer = confirms === undefined ? result : { success: true, message: confirms }
        return Response.json(answer, {
          status,
          headers: { ...spec.headers, ...(spec.csv ? { Vary: 'Accept' } : {}) },
        })
      }
      // The cast is safe: the types check each route, and tests check the responses against the reference.
      app.openapi(described, answerTo as never)
    },
  }
}

/** Leaves room for the text fields, so that a file slightly above the limit gets a field error. */
const formReader = ({ most, maxBytes }: { most: number; maxBytes: number }) =>
  readForm(most * maxBytes + formLimits.textBytes, { ...formLimits, fileBytes: maxBytes })

const headerParameters = (reads: Readonly<Record<string, About>>) =>
  Object.entries(reads).map(([name, { description, example }]) => ({
    name,
    in: 'header' as const,
    required: false,
    description,
    schema: { type: 'string' as const },
    example,
  }))

/** Checks access before any input is read. */
function admit(access: Access): MiddlewareHandler<Env> {
  return async (c, next) => {
    const caller = c.get('caller')
    if (access !== 'anyone' && !caller) throw new HttpError(401, 'Please log in.')
    if (access === 'superadmin' && caller?.user_type !== 'superadmin') {
      throw new HttpError(403, 'Only a superadmin may do this.')
    }
    await next()
  }
}

const contentOf = (inputs: Record<string, Shape>) =>
  Object.fromEntries(Object.entries(inputs).map(([type, schema]) => [type, { schema }]))

const typeOf = (c: Context<Env>) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

const forType =
  (mediaType: string, read: MiddlewareHandler<Env>): MiddlewareHandler<Env> =>
  (c, next) =>
    typeOf(c) === mediaType ? read(c, next) : next()

function onlyTypes(mediaTypes: readonly string[]): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!mediaTypes.includes(typeOf(c))) throw new HttpError(415, sendAs(mediaTypes))
    const encoding = c.req.header('content-encoding') ?? 'identity'
    if (encoding.trim().toLowerCase() !== 'identity') {
      throw new HttpError(415, 'Send this uncompressed (without Content-Encoding).')
    }
    await next()
  }
}
