import type { GraphQLParams } from 'graphql-yoga'
import type { Context, Reading, Arrival } from './graph/context.ts'
import operations from './generated/operations.json' with { type: 'json' }
import { BodyRefused } from './network/arrival.ts'
import type { Intake } from './network/intake.ts'
import { watchChanges, type ChangesOptions } from './changes/changes.ts'
import type { ExampleLogin } from './graph/playgroundExamples.ts'
import { bodyRefusal, type Refusal, refusalResponse, refuse, restRefusal } from './graph/refusals.ts'
import { readUpload } from './graph/upload.ts'
import { catalogCache } from './rest/catalogCache.ts'
import type { Circuit } from './rest/circuit.ts'
import { Anything, createRest } from './rest/client.ts'
import type { Log } from './rest/log.ts'
import { isObject, parseJson } from './rest/payload.ts'
import { RestError } from './rest/restError.ts'
import { type RestFetch, serviceAt } from './rest/restFetch.ts'
import { schema } from './schema.ts'

export interface GatewayOptions {
  commonUrl: string
  fetch: RestFetch
  /** Allows GraphiQL, introspection and any document; otherwise only the client's operations run. */
  playground: boolean
  /** The playground closes as soon as this returns true, which may happen at any time. */
  isPublic?: () => boolean
  exampleLogin?: ExampleLogin | undefined
  log: Log
  intake: Intake
  /** Documents by hash. Without the playground, only these run. Default: the ones from codegen. */
  operations?: Record<string, string>
  /** How long categories and event types are cached, in seconds; 0 disables the cache. */
  keepCatalog?: number
  /** The public address of this site. Default: null (unknown). */
  publicUrl?: string | null
  /** The origin of the client's pages. `Image.template` omits it. Default: null (unknown). */
  pageOrigin?: string | null
  circuit?: Circuit | undefined
  timeoutMs?: number
  changes?: Pick<ChangesOptions, 'most' | 'pace'>
}

export interface Gateway {
  fetch: (request: Request, arrival: Arrival) => Promise<Response>
  subscriptions: () => number
  close: () => void
}

/** The maximum size of a JSON body in bytes. */
const mostJson = 100_000

/**
 * CSRF protection: with any of these headers, a browser sends a preflight request before a cross-site
 * request, and the preflight is refused.
 */
const ownHeaders = ['x-plaza-client', 'graphql-preflight', 'apollo-require-preflight']

export function createGateway(options: GatewayOptions): Gateway {
  const { fetch, log, intake, playground, isPublic = () => false } = options
  const baseUrl = serviceAt(options.commonUrl)
  const kept = catalogCache(options.keepCatalog ?? 0)
  const { circuit, timeoutMs, publicUrl = null, pageOrigin = null } = options

  const restOf = ({ requestId, caller }: Arrival, token: string | null, isPassive = false) =>
    createRest({ baseUrl, fetch, token, requestId, caller, log, circuit, timeoutMs, isPassive })
  const changes = watchChanges({
    baseUrl,
    fetch,
    restOf: (subscriber) => restOf(subscriber, subscriber.token, true),
    timeoutMs,
    ...options.changes,
  })

  const contextOf = (headers: Headers, { caller, requestId, left }: Reading): Context => {
    const token = bearer(headers)
    return {
      rest: restOf({ caller, requestId }, token),
      token,
      userAgent: headers.get('user-agent'),
      acceptLanguage: headers.get('accept-language'),
      catalogCache: kept,
      publicUrl,
      pageOrigin,
      watch: (subject) => changes.watch({ token, requestId, caller }, subject, left),
    }
  }

  const yogaOf = once(async () => {
    const { openYoga } = await import('./graph/yoga.ts')
    return openYoga({
      schema,
      contextOf,
      operations: options.operations ?? operations,
      isOpen: () => playground && !isPublic(),
      exampleLogin: options.exampleLogin,
      log,
      clear: kept.clear,
    })
  })

  /** Checks the token with the service before a byte of an upload is read. */
  async function unknownBearer(headers: Headers, arrival: Arrival): Promise<Refusal | null> {
    const token = bearer(headers)
    if (token === null) return refuse(401, 'UNAUTHENTICATED', 'Please log in.')
    try {
      await restOf(arrival, token, true).get('/common/profile/', Anything)
      return null
    } catch (error) {
      if (error instanceof RestError) return restRefusal(error)
      throw error
    }
  }

  async function run(request: Request, arrival: Arrival): Promise<Response | Refusal> {
    const { method, url, headers, signal: left } = request
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const refused = refusalOf(request, type)
    if (refused) return refused
    const yoga = await yogaOf()
    const send = async (params: GraphQLParams | null, body?: BodyInit) =>
      await yoga.fetch(url, { method, headers, ...(body ? { body } : {}) }, { ...arrival, params, left })
    if (method !== 'POST') return await send(null)
    if (type === 'multipart/form-data') {
      const upload = (await unknownBearer(headers, arrival)) ?? (await readUpload(request, intake))
      return 'status' in upload ? upload : await send(upload.params).finally(upload.leave)
    }
    const length = Number(headers.get('content-length') ?? 0)
    const body = request.body ? await intake.text(request.body, { length, most: mostJson }) : Buffer.of()
    if (!jsonTypes.has(type)) return await send(null, body)
    const params = parseJson(body.toString())
    return isObject(params) ? await send(params) : refuse(400, 'BAD_USER_INPUT', 'This is no JSON object.')
  }

  return {
    fetch: async (request, arrival) => {
      const { requestId } = arrival
      const answer = await run(request, arrival).catch((error: unknown) => {
        if (!(error instanceof BodyRefused)) throw error
        if (error.cause && error.status > 500) log.error({ requestId, err: error.cause }, 'body not taken')
        return bodyRefusal(error)
      })
      return answer instanceof Response ? answer : refusalResponse(answer, requestId)
    },
    subscriptions: changes.size,
    close: changes.close,
  }
}

const bearer = (headers: Headers) =>
  headers.get('authorization')?.match(/^Bearer +([\w.~+/=-]{1,4096})$/i)?.[1] ?? null

const jsonTypes = new Set(['application/json', 'application/graphql+json'])
const otherTypes = new Set([
  'multipart/form-data',
  'application/graphql',
  'application/x-www-form-urlencoded',
])

/** What a client of the graph can read, or a browser that may get GraphiQL. */
const readable = /\*\/\*|application\/(?:\*|json|graphql-response\+json)|text\/(?:event-stream|html)/i

/** Refuses by the head of the request, before its body is read. */
function refusalOf({ method, url, headers }: Request, type: string): Refusal | null {
  if (!/^\/graphql\/?$/.test(new URL(url).pathname)) {
    return refuse(404, 'NOT_FOUND', 'There is nothing here.')
  }
  if (!readable.test(headers.get('accept') ?? '*/*')) {
    return refuse(406, 'BAD_USER_INPUT', 'Accept JSON (Accept: application/json).')
  }
  if (method === 'GET') return null
  if (method !== 'POST') return refuse(405, 'BAD_USER_INPUT', 'Send a query by GET or POST.')
  if (!jsonTypes.has(type) && !ownHeaders.some((name) => headers.has(name))) {
    const names = ownHeaders.join(', ').replace(/, (?=[^,]*$)/, ' or ')
    return refuse(403, 'FORBIDDEN', `Send JSON (Content-Type: application/json), or a header ${names}.`)
  }
  if (!jsonTypes.has(type) && !otherTypes.has(type)) {
    return refuse(415, 'BAD_USER_INPUT', 'Send JSON (Content-Type: application/json).')
  }
  if (type === 'multipart/form-data' && !headers.has('content-length')) {
    return refuse(411, 'BAD_USER_INPUT', 'Say how long the upload is (Content-Length).')
  }
  const encoding = headers.get('content-encoding') ?? 'identity'
  return encoding.trim().toLowerCase() === 'identity'
    ? null
    : refuse(415, 'BAD_USER_INPUT', 'Send this uncompressed (without Content-Encoding).')
}

/** Opens on the first call and keeps the result, since opening is slow. */
function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined
  return () => (opened ??= open())
}
