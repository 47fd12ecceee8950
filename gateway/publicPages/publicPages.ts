import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Arrival } from '../graph/context.ts'
import { type Ask, serviceAt } from '../rest/ask.ts'
import type { Circuit } from '../rest/circuit.ts'
import { createRest } from '../rest/client.ts'
import type { Log } from '../rest/log.ts'
import { RestError } from '../rest/restError.ts'
import { waiting } from '../network/waiting.ts'
import { type Env, page } from './page.ts'
import { back, failure, unsubscribe } from './texts.ts'
import { unsubscribePages } from './unsubscribe.ts'

interface PublicPagesOptions {
  commonUrl: string
  ask: Ask
  circuit?: Circuit | undefined
  log: Log
}

export const publicPaths = /^\/(unsubscribe)(\/|$)/

/** Pages for whoever has no account, made here of what the service says to anyone. */
export function publicPages({ commonUrl, ask, circuit, log }: PublicPagesOptions) {
  const app = new Hono<Env>({ strict: false })
    .route('/', unsubscribePages)
    .onError(async (error, c) => {
      if (error instanceof RestError) return await refusalPage(error, c)
      throw error
    })
    .notFound((c) => unknownPage(c))
  return async (request: Request, { caller, requestId }: Arrival): Promise<Response> => {
    const rest = createRest({
      baseUrl: serviceAt(commonUrl),
      ask,
      token: null,
      requestId,
      caller,
      log,
      circuit,
    })
    return await app.fetch(request, { rest })
  }
}

function refusalPage({ code, message, retryAfter }: RestError, c: Context<Env>) {
  if (code === 'NOT_FOUND') return unknownPage(c)
  const isPace = code === 'RATE_LIMITED'
  const seconds = retryAfter ?? 5
  c.header('retry-after', String(seconds))
  return page(c, {
    title: failure.later,
    status: isPace ? 429 : 503,
    main: html`<h1>${failure.later}</h1>
      <p>${isPace ? message : waiting(failure.unavailable, seconds)}</p>`,
  })
}

const unknownPage = (c: Context<Env>) =>
  page(c, {
    title: unsubscribe.unknown,
    status: 404,
    main: html`<h1>${unsubscribe.unknown}</h1>
      <p>${unsubscribe.unknownText}</p>
      <p><a class="button" href="/">${back}</a></p>`,
  })
