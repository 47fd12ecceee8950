import { z } from 'zod'
import { type Caller, readJson, type RestFetch, restLimits } from './restFetch.ts'
import type { Circuit } from './circuit.ts'
import { type Log, loggedPath } from './log.ts'
import { refusal, type Telling, upstream } from './refusal.ts'
import { RestError } from './restError.ts'

export interface RestOptions {
  baseUrl: string
  fetch: RestFetch
  /** The caller's bearer token, whose rights apply to each call. */
  token: string | null
  requestId: string
  caller: Caller
  log: Log
  /** True if no user action caused this request, so the service does not count it as use of the session. */
  isPassive?: boolean
  circuit?: Circuit | undefined
  /** For all calls of the request together. The client gives up after 10 s. */
  timeoutMs?: number | undefined
}

export type Query = Record<string, string | number | boolean | null | undefined>
/** JSON, or a form as a blob with its own media type. */
export type Body = Record<string, unknown> | Blob

export interface Special extends Telling {
  headers?: Record<string, string>
}

export interface Rest {
  /** Repeated calls within one request are sent only once. */
  get: <T>(path: string, answer: z.ZodType<T>, query?: Query, special?: Special) => Promise<T>
  post: <T>(path: string, answer: z.ZodType<T>, body: Body, special?: Special) => Promise<T>
  patch: <T>(path: string, answer: z.ZodType<T>, body: Body, special?: Special) => Promise<T>
  delete: <T>(path: string, answer: z.ZodType<T>, body?: Body) => Promise<T>
  /** Logs that an unusable part of an answer was left out. */
  leaveOut: (path: string, cause: string) => void
  /** Resolves an address against the service's base address; null unless the result is http or https. */
  absolute: (address: string | null) => string | null
}

export const Anything = z.unknown()

const plainPath = /^(?:\/[\w-]+)+\.\w+$/

/** The service in this process needs no circuit: it fails only together with the gateway. */
const direct: Circuit = (attempt) => attempt()

/** Forwards only those parts of the GraphQL request that are in the options. */
export function createRest(options: RestOptions): Rest {
  const { baseUrl, requestId, caller, log, circuit = direct } = options
  const { timeoutMs = restLimits.timeoutMs } = options
  const until = performance.now() + timeoutMs
  const sent = new Map<string, Promise<unknown>>()

  async function call(method: string, path: string, body?: Body, { headers, ...telling }: Special = {}) {
    const init: RequestInit = {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'x-request-id': requestId,
        ...(options.isPassive ? { 'x-passive': '1' } : {}),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(body instanceof Blob ? { 'content-type': body.type, 'content-length': String(body.size) } : {}),
        ...(body && !(body instanceof Blob) ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: body instanceof Blob ? body : JSON.stringify(body) } : {}),
    }
    const sendTo = async (url: string, signal: AbortSignal): Promise<Response> => {
      const response = await options.fetch(new Request(url, init), caller, signal)
      const target = method === 'GET' ? slashed(url, response) : null
      if (target === null) return response
      await response.body?.cancel()
      return await options.fetch(new Request(target, init), caller, signal)
    }
    const attempt = () =>
      circuit(() =>
        within(until, async (signal) => {
          const response = await sendTo(`${baseUrl}${path}`, signal)
          const { status, headers: answered } = response
          const content = await readJson(response)
          if (status >= 300 && status < 400) throw upstream('UPSTREAM_BAD_RESPONSE', `redirect ${status}`)
          const refused = refusal({ status, headers: answered, body: content }, telling)
          if (refused) throw refused
          if (content === undefined) throw upstream('UPSTREAM_BAD_RESPONSE', 'no JSON')
          return content
        }),
      )
    // Retries only reads, and only if the connection broke before the response began.
    const again = (error: unknown) => {
      if (method !== 'GET' || error instanceof RestError) throw error
      return attempt()
    }
    try {
      return await attempt().catch(again)
    } catch (error) {
      throw error instanceof RestError ? error : upstream('UPSTREAM_UNAVAILABLE', error)
    }
  }

  const leaveOut = (path: string, cause: string) => {
    log.warn({ requestId, path: loggedPath(path), cause }, 'part of an answer was left out')
  }

  async function send<T>(
    method: string,
    path: string,
    answer: z.ZodType<T>,
    body?: Body,
    special?: Special,
  ): Promise<T> {
    try {
      const { success, data, error } = answer.safeParse(await call(method, path, body, special))
      if (success) {
        const { unread = [] } = Object(data) as { unread?: readonly string[] }
        if (unread.length > 0) leaveOut(path, unread.slice(0, 5).join('; '))
        return data
      }
      const at = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).slice(0, 5)
      throw upstream('UPSTREAM_BAD_RESPONSE', at.join('; '))
    } catch (error) {
      if (error instanceof RestError && error.code.startsWith('UPSTREAM_')) {
        log.warn(
          { requestId, method, path: loggedPath(path), code: error.code, cause: reason(error) },
          'call failed',
        )
      }
      throw error
    }
  }

  return {
    get: <T>(path: string, answer: z.ZodType<T>, query: Query = {}, special: Special = {}) => {
      const address = `${path}${search(query)}`
      const key = `${address} ${special.headers?.['prefer'] ?? ''}`
      const known = sent.get(key) ?? send('GET', address, answer, undefined, special)
      sent.set(key, known)
      return known as Promise<T>
    },
    post: (path, answer, body, special) => send('POST', path, answer, body, special),
    patch: (path, answer, body, special) => send('PATCH', path, answer, body, special),
    delete: (path, answer, body) => send('DELETE', path, answer, body),
    leaveOut,
    absolute: (address) => {
      // A shortcut for speed: a page of events has hundreds of addresses.
      if (address?.startsWith(baseUrl) && plainPath.test(address.slice(baseUrl.length))) return address
      const url = address === null ? null : URL.parse(address, `${baseUrl}/`)
      const web = url?.protocol === 'https:' || url?.protocol === 'http:'
      return url && web && !url.username && !url.password ? url.href : null
    },
  }
}

/** Returns the target of a redirect that only adds a slash to the path. Other redirects are not followed. */
function slashed(url: string, { status, headers }: Response): string | null {
  if (status < 300 || status >= 400) return null
  const [from, to] = [new URL(url), URL.parse(headers.get('location') ?? '', url)]
  from.pathname += '/'
  return to?.href === from.href ? to.href : null
}

export function search(query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return set.length > 0 ? `?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}` : ''
}

/** Rejects on time even if the work ignores its signal, as the service in this process may. */
async function within<T>(until: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = () => upstream('UPSTREAM_TIMEOUT', 'no answer in time')
  const left = until - performance.now()
  if (left <= 0) throw late()
  const { promise: over, reject } = Promise.withResolvers<never>()
  const giveUp = new AbortController()
  const timer = setTimeout(() => {
    const error = late()
    reject(error)
    giveUp.abort(error)
  }, left)
  try {
    return await Promise.race([work(giveUp.signal), over])
  } finally {
    clearTimeout(timer)
  }
}

function reason(error: RestError): string {
  const { cause } = error
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
}
