import { type AnyVariables, Client, type DocumentInput, cacheExchange, fetchExchange } from 'urql'

interface Context {
  requestPolicy: 'network-only' | 'cache-first'
  fetchOptions: RequestInit
}

export type Execute = ReturnType<typeof createUrqlClient>

/** An urql client with its answers in memory. A module of its own, because nothing needs it before the first call. */
export function createUrqlClient(send: typeof fetch) {
  const client = new Client({
    url: '/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: send,
  })
  return <Data, Variables extends AnyVariables>(
    kind: 'query' | 'mutation',
    document: DocumentInput<Data, Variables>,
    variables: Variables,
    context: Context,
  ) => client[kind]<Data, Variables>(document, variables, context).toPromise()
}
