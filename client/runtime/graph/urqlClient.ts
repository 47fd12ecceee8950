import {
  cacheExchange,
  Client,
  createRequest,
  fetchExchange,
  type OperationResult,
  type OperationResultSource,
  type PersistedDocument,
} from 'urql'
import type { Operation } from '../../generated/graphql.ts'
import { hashes } from '../../generated/hashes.ts'
import { t } from '../../ui/index.ts'
import { hearClock } from '../clock/clock.ts'
import * as texts from '../texts.ts'
import { failureFrom } from './failures.ts'
import { takeFirst } from './firstAnswers.ts'
import { RequestFailure } from './requestFailure.ts'
import { saySessionOver } from './sessionOver.ts'

/** Response timeout in ms (specification, section 7). */
const timeout = 10_000

/**
 * Assumed speed of a slow upload, in bytes per second. Requests with pictures get extra time at this speed in
 * addition to `timeout`.
 */
const slowestUpload = 100_000

export interface Holder {
  token: () => string | null
  /** Ends the session after the gateway has rejected its token. */
  lose: () => void
  /** Like `lose`, but keeps the page. Resolves with the token of the same person's next session, or null. */
  renew: () => Promise<string | null>
}

export interface UrqlClient {
  /** Listens until the connection closes or `signal` aborts. Rejects with a `Failure`. */
  listen: <Data, Variables extends Record<string, unknown>>(
    operation: Operation<'subscription', Data, Variables>,
    variables: Variables,
    tell: (data: Data) => void,
    signal: AbortSignal,
  ) => Promise<void>
  run: <Data, Variables extends Record<string, unknown>>(
    operation: Operation<'query' | 'mutation', Data, Variables>,
    variables: Variables,
    options: {
      token: string | null
      /** True if `token` belongs to the current session. */
      isOwn: boolean
      requestPolicy?: 'cache-first'
      signal?: AbortSignal
    },
  ) => Promise<Data>
}

export function createUrqlClient(session: Holder): UrqlClient {
  const client = new Client({
    url: '/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: 'within-url-limit',
    fetch: sendInTime,
  })
  /** Several responses may reject the same token; only the first of them ends the session. */
  const lose = (token: string | null) => {
    if (token === null || token !== session.token()) return
    session.lose()
    void saySessionOver()
  }
  const run: UrqlClient['run'] = async (operation, variables, options) => {
    const { token, isOwn, requestPolicy = 'network-only' as const, signal } = options
    const request = byHash(operation, variables)
    const context = { requestPolicy, fetchOptions: { headers: headers(token) } }
    const isWrite = operation.kind === 'mutation'
    const answer = isWrite ? client.executeMutation(request, context) : client.executeQuery(request, context)
    const { data, error } = await resultOf(answer, signal)
    if (data !== undefined && !error) return data
    const failure = error ? failureFrom(error) : new RequestFailure('INTERNAL', t(texts.emptyAnswer))
    // A response may arrive after its session has ended; it must not end the next one.
    failure.isSessionOver = failure.code === 'UNAUTHENTICATED' && isOwn && token !== null
    if (failure.code === 'UNAUTHENTICATED' && isOwn && token === session.token()) {
      if (isWrite || isTyping()) {
        // The refused request had no effect, so sending it again is safe.
        const next = await session.renew()
        if (next !== null) return await run(operation, variables, { ...options, token: next })
      } else {
        // Lets the caller handle the failure before the page changes.
        setTimeout(() => lose(token))
      }
    }
    if (failure.code === 'UNKNOWN_OPERATION') dispatchEvent(new Event('plaza:otherRelease'))
    throw failure
  }
  return {
    run,

    async listen(operation, variables, tell, signal) {
      if (signal.aborted) return
      const token = session.token()
      const { promise, resolve } = Promise.withResolvers<RequestFailure | null>()
      const source = client.executeSubscription(byHash(operation, variables), {
        fetchOptions: { headers: headers(token) },
        fetchSubscriptions: true,
        fetch: fetchAndHear,
      })
      const subscription = source.subscribe(({ data, error, hasNext }) => {
        if (error) resolve(failureFrom(error))
        else if (!hasNext) resolve(null)
        else if (data !== undefined) tell(data)
      })
      const leave = () => resolve(null)
      signal.addEventListener('abort', leave, { once: true })
      const failure = await promise
      signal.removeEventListener('abort', leave)
      subscription.unsubscribe()
      if (!failure) return
      if (failure.code === 'UNAUTHENTICATED' && token === session.token()) {
        if (isTyping() && (await session.renew()) !== null) return
        lose(token)
      }
      if (failure.code === 'UNKNOWN_OPERATION') dispatchEvent(new Event('plaza:otherRelease'))
      throw failure
    },
  }
}

async function resultOf<Data>(answer: OperationResultSource<OperationResult<Data>>, signal?: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<OperationResult<Data>>()
  const subscription = answer.subscribe(resolve)
  const giveUp = () => reject(signal?.reason)
  signal?.addEventListener('abort', giveUp)
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', giveUp)
    subscription.unsubscribe()
  }
}

const headers = (token: string | null) => ({
  'x-plaza-client': 'web',
  ...(token !== null && { authorization: `Bearer ${token}` }),
})

/**
 * Sends a hash instead of the document. urql identifies a document by its `id` and derives the operation kind
 * from the first definition.
 */
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
  return await fetchAndHear(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, late]) : late,
  })
}

function takeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  if (typeof input !== 'string') return undefined
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null
  return takeFirst(input, token)
}

/** The extra timeout for an upload, in ms. */
function uploadTime(body: unknown): number {
  if (!(body instanceof FormData)) return 0
  let bytes = 0
  for (const [, part] of body) if (part instanceof File) bytes += part.size
  return Math.ceil((bytes / slowestUpload) * 1000)
}

/** Without a timeout. */
const fetchAndHear: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  hearClock(response)
  return response
}

/**
 * True if leaving the page could lose input: a dialog with fields is open, or a form is marked with
 * `data-typed`.
 */
const isTyping = () =>
  document.querySelector('dialog[open] :is(input, select, textarea), [data-typed=true]') !== null
