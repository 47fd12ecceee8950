import {
  type AnyVariables,
  Client,
  type DocumentInput,
  cacheExchange,
  fetchExchange,
  type OperationResult,
} from 'urql'

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

    /** By server-sent events, for as long as they come. The last result has no `hasNext`. Returns how to stop. */
    subscribe: <Data, Variables extends AnyVariables>(
      document: DocumentInput<Data, Variables>,
      variables: Variables,
      fetchOptions: RequestInit,
      onResult: (result: OperationResult<Data, Variables>) => void,
    ) => {
      const context = { fetchOptions, fetchSubscriptions: true, fetch: patiently }
      const source = client.subscription<Data, Variables>(document, variables, context)
      const subscription = source.subscribe(onResult)
      return () => subscription.unsubscribe()
    },
  }
}

const patiently: typeof fetch = (input, init) => fetch(input, init)
