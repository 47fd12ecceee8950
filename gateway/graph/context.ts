import type { GraphQLParams } from 'graphql-yoga'
import type { Subject } from '../changes/changes.ts'
import type { News } from '../changes/source.ts'
import type { Caller } from '../rest/restFetch.ts'
import type { Rest } from '../rest/client.ts'
import type { CatalogCache } from '../rest/catalogCache.ts'

export interface Arrival {
  caller: Caller
  requestId: string
}

export interface Reading extends Arrival {
  /** The parsed body; null if Yoga has to parse it. */
  params: GraphQLParams | null
  /** Aborts when the connection closes. */
  left: AbortSignal
}

export interface Context {
  rest: Rest
  token: string | null
  userAgent: string | null
  acceptLanguage: string | null
  catalogCache: CatalogCache
  publicUrl: string | null
  pageOrigin: string | null
  watch: <T>(subject: Subject<T>) => AsyncIterableIterator<News<T>>
}
