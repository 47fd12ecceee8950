import { createGateway, type GatewayOptions } from '../../gateway/app.ts'
import { accountAnswers } from './double/account.ts'
import { administrationAnswers } from './double/administration.ts'
import { contentAnswers } from './double/content.ts'
import { eventAnswers } from './double/events.ts'
import { origin } from './double/origin.ts'
import { sent } from './sent.ts'
import { testIntake } from '../support/http/intake.ts'

/**
 * One of two ways to read the specification: `ours` follows the contract, `foreign` deviates wherever it may.
 */
export type Reading = 'ours' | 'foreign'

export interface Call {
  method: string
  path: string
  query: Record<string, string>
  headers: Headers
  body: unknown
}

export interface Answer {
  data?: Record<string, unknown> | null
  errors?: {
    message: string
    path?: (string | number)[]
    extensions: {
      code: string
      requestId: string
      fields?: Record<string, string[]>
      retryAfter?: number
    }
  }[]
}

export type Handler = (call: Call) => unknown

/**
 * Handlers by call, such as `GET /common/profile/`: one set follows the contract, the other deviates wherever
 * the specification leaves a choice.
 */
export type Answers = Record<Reading, Record<string, Handler>>

/** A gateway over a `/common` that returns the handler's `Response`, or its value as JSON. */
export function gatewayOver(handle: Handler, options: Partial<GatewayOptions> = {}) {
  const calls: Call[] = []
  const logged: unknown[] = []
  const log = {
    info: () => {},
    warn: (facts: object) => void logged.push(facts),
    error: (facts: object) => void logged.push(facts),
  }
  const gateway = createGateway({
    commonUrl: origin,
    playground: true,
    intake: testIntake(),
    log,
    fetch: async (request) => {
      const call = await callOf(request)
      // The gateway checks the token before it reads an upload.
      const isTokenCheck = call.path === '/common/profile/' && request.headers.has('x-passive')
      if (isTokenCheck) return Response.json(await readings.ours(call))
      calls.push(call)
      const answer = await handle(call)
      return answer instanceof Response ? answer : Response.json(answer)
    },
    ...options,
  })
  const arrival = { caller: { ip: '192.0.2.1' }, requestId: 'request-1' }
  const fetch = (request: Request) => gateway.fetch(request, arrival)

  async function post(content: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const isRaw = typeof content === 'string' || content instanceof ArrayBuffer
    const body = isRaw ? content : JSON.stringify(content)
    const all = { 'content-type': 'application/json', authorization: 'Bearer token-1', ...headers }
    return fetch(new Request(`${origin}/graphql`, { method: 'POST', headers: all, body }))
  }

  async function run(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const { body, headers } = await sent(query, variables)
    return (await (await post(body, headers)).json()) as Answer
  }

  return {
    calls,
    logged,
    fetch,
    post,
    run,
    close: gateway.close,
    codeOf: async (query: string, variables: Record<string, unknown> = {}) =>
      (await run(query, variables)).errors?.[0]?.extensions.code,
  }
}

async function callOf(request: Request): Promise<Call> {
  const { method, headers, url } = request
  const { pathname, searchParams } = new URL(url)
  const query = Object.fromEntries(searchParams)
  return { method, path: pathname, query, headers, body: await bodyOf(request) }
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return await request.formData()
  return type.startsWith('application/json') ? await request.json() : null
}

const subjects = [accountAnswers, administrationAnswers, contentAnswers, eventAnswers]

const answering = (reading: Reading): Handler => {
  const answers = Object.assign({}, ...subjects.map((subject) => subject[reading])) as Record<string, Handler>
  return (call) => {
    const answer = answers[`${call.method} ${call.path}`]
    return answer ? answer(call) : Response.json({ detail: `No ${call.path}` }, { status: 404 })
  }
}

/** A `/common` for each reading. */
export const readings: Record<Reading, Handler> = { ours: answering('ours'), foreign: answering('foreign') }
