import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { failureFrom, RequestFailure } from './failures.ts'
import type { UrqlClient } from './urqlClient.ts'

/** ms in which an answer must have come (specification, section 7). */
const timeout = 10_000

/** Bytes a second that even a slow line carries up: pictures get the time they need on top of `timeout`. */
const slowestUpload = 100_000

interface Options {
  /** The token to send; the session's, unless it is over already. */
  token?: string
  /** Where an answer may come from: the network alone, unless it may be some minutes old. */
  requestPolicy?: 'network-only' | 'cache-first'
}

export interface Api {
  /** Sends one operation to the gateway. Rejects with a `Failure`. */
  run: <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: Options,
  ) => Promise<Data>
  /** Listens to a subscription until its connection ends or it is aborted. Rejects with a `Failure`. */
  listen: <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    told: (data: Data) => void,
    signal: AbortSignal,
  ) => Promise<void>
  /** Drops the answers in memory. */
  forget: () => void
}

export interface Holder {
  token: () => string | null
  /** The gateway does not know that token, or no longer. */
  lose: () => void
}

/** The way to the gateway. urql is loaded with the first operation. */
export function createApi(session: Holder): Api {
  let client: Promise<UrqlClient> | null = null

  async function load(): Promise<UrqlClient> {
    try {
      return (await import('./urqlClient.ts')).createUrqlClient(sendInTime)
    } catch {
      client = null
      throw new RequestFailure('NETWORK', 'A part of the page could not be loaded.')
    }
  }

  return {
    async run(document, variables, { token: given, requestPolicy = 'network-only' } = {}) {
      const token = given ?? session.token()
      client ??= load()
      const { execute } = await client
      const { data, error } = await execute(kindOf(document), document, variables, {
        requestPolicy,
        fetchOptions: { headers: headers(token) },
      })
      if (data !== undefined && !error) return data
      const failure = error ? failureFrom(error) : new RequestFailure('INTERNAL', 'The answer was empty.')
      // A wrong login is UNAUTHENTICATED too, but was sent without a token; and an answer may outlive its session.
      if (failure.code === 'UNAUTHENTICATED' && token !== null && token === session.token()) session.lose()
      throw failure
    },
    async listen(document, variables, told, signal) {
      client ??= load()
      await (await client).listen(session, document, variables, told, signal)
    },
    forget() {
      client = null
    },
  }
}

export const headers = (token: string | null) => ({
  'x-plaza-client': 'web',
  ...(token !== null && { authorization: `Bearer ${token}` }),
})

function kindOf(document: TypedDocumentNode<unknown, never>) {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation?.operation === 'mutation' ? 'mutation' : 'query'
}

const sendInTime: typeof fetch = (input, init) => {
  const late = AbortSignal.timeout(timeout + uploadTime(init?.body))
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late })
}

/** ms */
function uploadTime(body: unknown): number {
  if (!(body instanceof FormData)) return 0
  let bytes = 0
  for (const [, part] of body) if (part instanceof File) bytes += part.size
  return Math.ceil((bytes / slowestUpload) * 1000)
}
