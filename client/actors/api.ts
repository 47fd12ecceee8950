import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { failureFrom, RequestFailure } from './failures.ts'
import type { Execute } from './urqlClient.ts'

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
  /** Drops the answers in memory. */
  forget: () => void
}

interface Holder {
  token: () => string | null
  /** The gateway does not know that token, or no longer. */
  lose: () => void
}

/** The way to the gateway. urql is loaded with the first operation. */
export function createApi(session: Holder): Api {
  let execute: Promise<Execute> | null = null

  async function connect(): Promise<Execute> {
    try {
      return (await import('./urqlClient.ts')).createUrqlClient(sendInTime)
    } catch {
      execute = null
      throw new RequestFailure('NETWORK', 'A part of the page could not be loaded.')
    }
  }

  return {
    async run(document, variables, { token: given, requestPolicy = 'network-only' } = {}) {
      const token = given ?? session.token()
      execute ??= connect()
      const { data, error } = await (
        await execute
      )(kindOf(document), document, variables, {
        requestPolicy,
        fetchOptions: { headers: headers(token) },
      })
      if (data !== undefined && !error) return data
      const failure = error ? failureFrom(error) : new RequestFailure('INTERNAL', 'The answer was empty.')
      // A wrong login is UNAUTHENTICATED too, but was sent without a token; and an answer may outlive its session.
      if (failure.code === 'UNAUTHENTICATED' && token !== null && token === session.token()) session.lose()
      throw failure
    },
    forget() {
      execute = null
    },
  }
}

const headers = (token: string | null) => ({
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
