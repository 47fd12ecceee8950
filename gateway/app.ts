import type { IncomingMessage, ServerResponse } from 'node:http'
import { bearer, type Refusal } from './graph/reception/admission.ts'
import type { Arrival, Context, Reading } from './graph/context.ts'
import operations from './generated/operations.json' with { type: 'json' }
import type { Intake } from './network/intake.ts'
import { watchChanges, type ChangesOptions } from './changes/changes.ts'
import { playgroundPage } from './graph/playground/playground.ts'
import type { ExampleLogin } from './graph/playground/playgroundExamples.ts'
import { catalogCache } from './rest/catalogCache.ts'
import type { Circuit } from './rest/circuit.ts'
import { type Ask, askBy, type RestFetch, serviceAt } from './rest/ask.ts'
import { createRest } from './rest/client.ts'
import type { Log } from './rest/log.ts'
import { type Asking, reception, type Taken } from './graph/reception/reception.ts'
import { schema } from './schema.ts'
import { askingOf, platformAnswer, refusalAnswer, turnAway } from './graph/reception/wire.ts'

export interface GatewayOptions {
  commonUrl: string
  fetch: RestFetch
  ask?: Ask
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
  /** Whether this gateway serves pages to readers without an account. Default: true. */
  publicPages?: boolean
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
  /** Like `fetch`, but takes a `node:http` request directly. Does not serve the playground's pages. */
  listen: (request: IncomingMessage, response: ServerResponse, arrival: Arrival) => Promise<void>
  subscriptions: () => number
  close: () => void
}

export function createGateway(options: GatewayOptions): Gateway {
  const { fetch, ask = askBy(fetch), log, playground, isPublic = () => false } = options
  const isOpen = () => playground && !isPublic()
  const baseUrl = serviceAt(options.commonUrl)
  const kept = catalogCache(options.keepCatalog ?? 0)
  const { circuit, timeoutMs, publicPages = true, publicUrl = null, pageOrigin = null } = options

  const restOf = ({ requestId, caller }: Arrival, token: string | null, isPassive = false) =>
    createRest({ baseUrl, ask, token, requestId, caller, log, circuit, timeoutMs, isPassive })
  const passiveRest = (arrival: Arrival, token: string | null) => restOf(arrival, token, true)
  const receive = reception(options.intake, passiveRest, log)
  const changes = watchChanges({
    baseUrl,
    fetch,
    restOf: (subscriber) => passiveRest(subscriber, subscriber.token),
    timeoutMs,
    ...options.changes,
  })

  const contextOf = (header: Asking['header'], { caller, requestId, left }: Reading): Context => {
    const token = bearer(header('authorization'))
    return {
      rest: restOf({ caller, requestId }, token),
      token,
      userAgent: header('user-agent'),
      acceptLanguage: header('accept-language'),
      catalogCache: kept,
      publicPages,
      publicUrl,
      pageOrigin,
      watch: (subject) => changes.watch({ token, requestId, caller }, subject, left()),
    }
  }

  const yogaOf = once(async () => {
    const { openYoga } = await import('./graph/yoga.ts')
    return openYoga({
      schema,
      contextOf,
      operations: options.operations ?? operations,
      isOpen,
      log,
      clear: kept.clear,
    })
  })

  const admit = async <Answer>(
    asking: Asking,
    arrival: Arrival,
    {
      refuse,
      run,
    }: { refuse: (refusal: Refusal) => Answer | Promise<Answer>; run: (taken: Taken) => Promise<Answer> },
  ) => {
    const taken = await receive(asking, arrival)
    if ('status' in taken) return await refuse(taken)
    try {
      return await run(taken)
    } finally {
      await taken.leave()
    }
  }

  return {
    fetch: async (request, arrival) => {
      const page = isOpen() ? await playgroundPage(request, options.exampleLogin) : null
      if (page) return page
      const { url, method, headers, body } = request
      const header = (name: string) => headers.get(name)
      const asking = { method, pathname: new URL(url).pathname, header, body }
      return await admit(asking, arrival, {
        refuse: (refusal) => refusalAnswer(refusal, arrival),
        run: async ({ params, text }) => {
          const read = new Request(url, { method, headers, body: text })
          const yoga = await yogaOf()
          return await platformAnswer(
            await yoga.fetch(read, { ...arrival, params, left: () => request.signal }),
          )
        },
      })
    },
    listen: async (request, response, arrival) => {
      const asking = askingOf(request)
      await admit<void>(asking, arrival, {
        refuse: (refusal) => turnAway(request, response, refusal, arrival),
        run: async ({ params, text }) => {
          if (request.method === 'POST') Object.assign(request, { body: text || ' ' })
          const yoga = await yogaOf()
          await yoga(request, response, { ...arrival, params, left: () => leftBy(response) })
        },
      })
    },
    subscriptions: changes.size,
    close: changes.close,
  }
}

/** Aborts when the connection closes; already aborted if it has closed, which Yoga would not notice. */
function leftBy(response: ServerResponse): AbortSignal {
  if (response.destroyed) return AbortSignal.abort()
  const left = new AbortController()
  response.once('close', () => left.abort())
  return left.signal
}

/** Opens on the first call and keeps the result, since opening is slow. */
function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined
  return () => (opened ??= open())
}
