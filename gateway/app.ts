import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DocumentNode, type ExecutionResult, Kind } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { bearer } from './graph/admission.ts'
import type { Arrival, Context, Reading } from './context.ts'
import { translate } from './graph/errors.ts'
import operations from './generated/operations.json' with { type: 'json' }
import { guard } from './graph/guard.ts'
import type { Intake } from './graph/intake.ts'
import { createLive, type LiveOptions } from './live/live.ts'
import { playgroundPage } from './playground/playground.ts'
import type { ExampleLogin } from './playground/playgroundExamples.ts'
import { catalogCache } from './rest/catalogCache.ts'
import type { Circuit } from './rest/circuit.ts'
import { createRest, type RestFetch } from './rest/client.ts'
import type { Log } from './rest/log.ts'
import { reception } from './graph/reception.ts'
import { schema } from './schema.ts'
import { askingOf, refused, turnAway } from './graph/wire.ts'

export interface GatewayOptions {
  /** Where `/common` is: its origin, and a folder if it is in one. */
  commonUrl: string
  /** Sends one request there. */
  fetch: RestFetch
  /** GraphiQL, introspection and any document; without it only the client's own operations. */
  playground: boolean
  /** Whether others can reach Plaza, which may turn true at any time: then there is no playground. */
  isPublic?: () => boolean
  /** Whom the playground's first example signs in. */
  exampleLogin?: ExampleLogin | undefined
  log: Log
  /** Takes the bodies in. */
  intake: Intake
  /** The documents that run by their hash, and without the playground alone. Default: those that codegen wrote. */
  operations?: Record<string, string>
  /** How long categories and event types are kept, in seconds. */
  keepCatalog?: number
  /** For a service that may be away. */
  circuit?: Circuit | undefined
  /** For all REST calls of one request together. */
  timeoutMs?: number
  /** How many subscriptions there may be, and how often each is read. */
  live?: Pick<LiveOptions, 'most' | 'pace'>
}

export interface Gateway {
  /** `/graphql` and what is below it. */
  fetch: (request: Request, arrival: Arrival) => Promise<Response>
  /** The same for `node:http`, without the detour over a `Request`; for operations only, not for the playground's pages. */
  listen: (request: IncomingMessage, response: ServerResponse, arrival: Arrival) => Promise<void>
  /** Subscriptions that are open. */
  subscriptions: () => number
  /** Ends the subscriptions, which would otherwise stay open. */
  close: () => void
}

/** The graph over `/common`, as a function of a request. */
export function createGateway(options: GatewayOptions): Gateway {
  const { fetch, log, playground, isPublic = () => false } = options
  const isOpen = () => playground && !isPublic()
  const baseUrl = options.commonUrl.replace(/\/+$/, '').replace(/\/common$/, '')
  const kept = catalogCache(options.keepCatalog ?? 0)
  const { circuit, timeoutMs } = options
  const live = createLive({ baseUrl, fetch, log, circuit, timeoutMs, ...options.live })

  const restOf = ({ requestId, caller }: Arrival, token: string | null, isPassive = false) =>
    createRest({ baseUrl, fetch, token, requestId, caller, log, circuit, timeoutMs, isPassive })
  const receive = reception(options.intake, (arrival, token) => restOf(arrival, token, true), log)

  const yoga = createYoga<Reading, Context>({
    schema,
    // Bodies are limited here: yoga's own way costs more than all else that it does.
    maxRequestBodySize: false,
    multipart: false,
    context: ({ request, caller, requestId }) => {
      const token = bearer(request.headers.get('authorization'))
      const rest = restOf({ caller, requestId }, token)
      return {
        rest,
        token,
        catalogCache: kept,
        watch: (subject) => live.watch({ token, requestId, caller }, subject),
      }
    },
    plugins: [
      guard(options.operations ?? operations, isOpen),
      stamped(log),
      forgetting(kept.clear),
      streamed,
    ],
    maskedErrors: { maskError: translate },
    batching: false,
    // Same origin only: no answer allows another.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  })

  return {
    fetch: async (request, arrival) => {
      const page = isOpen() ? await playgroundPage(request, options.exampleLogin) : null
      if (page) return page
      const { url, method, headers, body } = request
      const { pathname } = new URL(url)
      const header = (name: string) => headers.get(name)
      const taken = await receive({ method, pathname, header, body }, arrival)
      if ('status' in taken) return refused(taken, arrival)
      try {
        const { params, text } = taken
        const read = new Request(url, { method, headers, body: text })
        const answer = await yoga.fetch(read, { ...arrival, params })
        const { body: content, status, headers: answered } = answer
        return new Response(content && platformStream(content), { status, headers: answered })
      } finally {
        await taken.leave()
      }
    },
    listen: async (request, response, arrival) => {
      const taken = await receive(askingOf(request), arrival)
      if ('status' in taken) return await turnAway(request, response, taken, arrival)
      try {
        const { params, text } = taken
        if (request.method === 'POST') Object.assign(request, { body: text || ' ' })
        await yoga(request, response, { ...arrival, params })
      } finally {
        await taken.leave()
      }
    },
    subscriptions: live.size,
    close: live.close,
  }
}

/** Yoga's own streams throw past everyone when they are left early, and end late when their reader is cancelled. */
function platformStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void chunks.return?.(),
  })
}

/** Puts the request's id into each error, so that a person can quote it, and the unforeseen ones into the log. */
function stamped(log: Log): Plugin<Arrival> {
  const stamp = (result: object, context: unknown): ExecutionResult | null => {
    const { errors } = result as ExecutionResult
    if (!errors) return null
    const { requestId } = context as Arrival
    const all = errors.map((error) => {
      const known = translate(error)
      if (known.extensions.code === 'INTERNAL') {
        log.error({ requestId, err: known.originalError, path: known.path }, 'operation failed')
      }
      return Object.assign(known, { extensions: { ...known.extensions, requestId } })
    })
    return { ...result, errors: all }
  }
  return {
    onResultProcess: (answer) => {
      const { result, serverContext } = answer
      const stamps = Array.isArray(result) ? null : stamp(result, serverContext)
      if (stamps) answer.setResult(stamps)
    },
    onSubscribe: () => ({
      onSubscribeResult: ({ args }) => ({
        onNext: ({ result, setResult }) => {
          const stamps = stamp(result, args.contextValue)
          if (stamps) setResult(stamps)
        },
      }),
    }),
  }
}

/** Proxies are asked to pass each event on at once and as it is. */
const streamed: Plugin = {
  onResponse: ({ response: { headers } }) => {
    if (!headers.get('content-type')?.startsWith('text/event-stream')) return
    headers.delete('content-encoding')
    headers.set('cache-control', 'no-store, no-transform')
    headers.set('x-accel-buffering', 'no')
  },
}

/** After each mutation. */
function forgetting(clear: () => void): Plugin<Arrival> {
  return {
    onExecute: ({ args }) => {
      const { definitions } = args.document as DocumentNode
      const isWrite = definitions.some(
        (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
      )
      return isWrite ? { onExecuteDone: clear } : undefined
    },
  }
}
