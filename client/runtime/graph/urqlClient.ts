import { cacheExchange, Client, createRequest, fetchExchange, type PersistedDocument } from 'urql'
import type { Operation } from '../../generated/graphql.ts'
import { hashes } from '../../generated/hashes.ts'
import { failureFrom } from './failures.ts'
import { takeFirst } from './firstAnswers.ts'
import { RequestFailure } from './requestFailure.ts'

/** ms in which an answer must have come (specification, section 7). */
const timeout = 10_000

/** Bytes a second that even a slow line carries up: pictures get the time they need on top of `timeout`. */
const slowestUpload = 100_000

export interface Holder {
  token: () => string | null
  /** The gateway does not know that token, or no longer. */
  lose: () => void
  /** The same, but what is on the page is kept: the token of the same person's next session, or null when there is none. */
  renew: () => Promise<string | null>
  /** Whether something may have been typed that is lost with the page. */
  isTyping: () => boolean
}

/** Each call with the token that there was when it was made. */
export interface UrqlClient {
  /** Listens to a subscription until its connection ends or it is aborted. Rejects with a `Failure`. */
  listen: <Data, Variables extends Record<string, unknown>>(
    operation: Operation<'subscription', Data, Variables>,
    variables: Variables,
    told: (data: Data) => void,
    signal: AbortSignal,
  ) => Promise<void>
  run: <Data, Variables extends Record<string, unknown>>(
    operation: Operation<'query' | 'mutation', Data, Variables>,
    variables: Variables,
    options: {
      token: string | null
      /** It is the session's. */
      isOwn: boolean
      requestPolicy: 'network-only' | 'cache-first'
    },
  ) => Promise<Data>
}

/** An urql client with its answers in memory. A module of its own, because nothing needs it before the first call. */
export function createUrqlClient(session: Holder): UrqlClient {
  const client = new Client({
    url: '/graphql',
    exchanges: [cacheExchange, fetchExchange],
    // Reads, in addresses of up to 2,047 characters.
    preferGetMethod: 'within-url-limit',
    fetch: sendInTime,
  })
  const run: UrqlClient['run'] = async (operation, variables, { token, isOwn, requestPolicy }) => {
    const request = byHash(operation, variables)
    const context = { requestPolicy, fetchOptions: { headers: headers(token) } }
    const isWrite = operation.kind === 'mutation'
    const answer = isWrite ? client.executeMutation(request, context) : client.executeQuery(request, context)
    const { data, error } = await answer.toPromise()
    if (data !== undefined && !error) return data
    const failure = error ? failureFrom(error) : new RequestFailure('INTERNAL', 'The answer was empty.')
    // An answer may outlive its session.
    if (failure.code === 'UNAUTHENTICATED' && isOwn && token === session.token()) {
      if (isWrite || session.isTyping()) {
        // Nothing was done yet: sent again, it is done once.
        const next = await session.renew()
        if (next !== null) return await run(operation, variables, { token: next, isOwn, requestPolicy })
      } else if (token !== null) {
        // Whoever asked hears of it before the page is left.
        setTimeout(() => session.lose())
      }
    }
    if (failure.code === 'UNKNOWN_OPERATION') dispatchEvent(new Event('plaza:otherRelease'))
    throw failure
  }
  return {
    run,

    /** By server-sent events. */
    async listen(operation, variables, told, signal) {
      if (signal.aborted) return
      const token = session.token()
      const { promise, resolve } = Promise.withResolvers<RequestFailure | null>()
      const source = client.executeSubscription(byHash(operation, variables), {
        fetchOptions: { headers: headers(token) },
        fetchSubscriptions: true,
        fetch: patiently,
      })
      const subscription = source.subscribe(({ data, error, hasNext }) => {
        if (error) resolve(failureFrom(error))
        else if (!hasNext) resolve(null)
        else if (data !== undefined) told(data)
      })
      const leave = () => resolve(null)
      signal.addEventListener('abort', leave, { once: true })
      const failure = await promise
      signal.removeEventListener('abort', leave)
      subscription.unsubscribe()
      if (!failure) return
      if (failure.code === 'UNAUTHENTICATED' && token === session.token()) {
        if (session.isTyping() && (await session.renew()) !== null) return
        session.lose()
      }
      if (failure.code === 'UNKNOWN_OPERATION') dispatchEvent(new Event('plaza:otherRelease'))
      throw failure
    },
  }
}

const headers = (token: string | null) => ({
  'x-plaza-client': 'web',
  ...(token !== null && { authorization: `Bearer ${token}` }),
})

/** The gateway has the text. urql tells documents apart by their id, and kinds by the first definition. */
function byHash<Data, Variables extends Record<string, unknown>>(
  { kind, name }: Operation<'query' | 'mutation' | 'subscription', Data, Variables>,
  variables: Variables,
) {
  const hash = hashes[name] ?? ''
  const nothing = { kind: 'SelectionSet', selections: [] }
  const definition = {
    kind: 'OperationDefinition',
    operation: kind,
    name: { kind: 'Name', value: name },
    selectionSet: nothing,
  }
  const document = { kind: 'Document', documentId: hash, definitions: [definition] } as PersistedDocument
  return createRequest<Data, Variables>(document, variables, {
    persistedQuery: { version: 1, sha256Hash: hash },
  })
}

const sendInTime: typeof fetch = async (input, init) => {
  const early = takeEarly(input, init)
  if (early) return await early
  const late = AbortSignal.timeout(timeout + uploadTime(init?.body))
  return await fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late })
}

/** What was asked for with the page is not asked for again. */
function takeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  if (typeof input !== 'string') return undefined
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null
  return takeFirst(input, token)
}

/** ms */
function uploadTime(body: unknown): number {
  if (!(body instanceof FormData)) return 0
  let bytes = 0
  for (const [, part] of body) if (part instanceof File) bytes += part.size
  return Math.ceil((bytes / slowestUpload) * 1000)
}

const patiently: typeof fetch = (input, init) => fetch(input, init)
