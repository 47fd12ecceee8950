import type { Caller, Rest } from './rest/client.ts'
import type { CatalogCache } from './rest/catalogCache.ts'

/** What a request brings with it, made by whoever listens. */
export interface Arrival {
  caller: Caller
  requestId: string
}

/** What resolvers are given: the caller's REST client. */
export interface Context {
  rest: Rest
  /** The caller's bearer token. */
  token: string | null
  catalogCache: CatalogCache
}
