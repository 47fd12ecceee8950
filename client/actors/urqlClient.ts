import { type AnyVariables, Client, type DocumentInput, cacheExchange, fetchExchange } from 'urql'
import { headers, type Holder } from './api.ts'
import { failureFrom, type RequestFailure } from './failures.ts'

interface Context {
  requestPolicy: 'network-only' | 'cache-first'
  fetchOptions: RequestInit
}

export type UrqlClient = ReturnType<typeof createUrqlClient>

/** An urql client with its answers in memory. A module of its own, because nothing needs it before the first call. */
export function createUrqlClient(send: typeof fetch) {
  const client = new Client({
    url: '/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: send,
  })
  return {
    execute: <Data, Variables extends AnyVariables>(
      kind: 'query' | 'mutation',
      document: DocumentInput<Data, Variables>,
      variables: Variables,
      context: Context,
    ) => client[kind]<Data, Variables>(document, variables, context).toPromise(),

    /** By server-sent events, until the connection ends or is left. Rejects with a `Failure`. */
    listen: async <Data, Variables extends AnyVariables>(
      session: Holder,
      document: DocumentInput<Data, Variables>,
      variables: Variables,
      told: (data: Data) => void,
      signal: AbortSignal,
    ) => {
      if (signal.aborted) return
      const token = session.token()
      const { promise, resolve } = Promise.withResolvers<RequestFailure | null>()
      const source = client.subscription<Data, Variables>(document, variables, {
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
      if (failure.code === 'UNAUTHENTICATED' && token === session.token()) session.lose()
      throw failure
    },
  }
}

const patiently: typeof fetch = (input, init) => fetch(input, init)
