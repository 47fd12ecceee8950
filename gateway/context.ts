import type { GraphQLParams } from 'graphql-yoga'
import type { Subject } from './live/live.ts'
import type { News } from './live/source.ts'
import type { Caller } from './rest/ask.ts'
import type { Rest } from './rest/client.ts'
import type { CatalogCache } from './rest/catalogCache.ts'

export interface Arrival {
  caller: Caller
  requestId: string
}

/** What goes to yoga beside the request: what its body says, where that was read before. */
export interface Reading extends Arrival {
  params: GraphQLParams | null
}

export interface Context {
  rest: Rest
  token: string | null
  /** What the browser says that it is. */
  userAgent: string | null
  catalogCache: CatalogCache
  /** For subscriptions: how the subject is now, and then each time it has changed. */
  watch: <T>(subject: Subject<T>) => AsyncIterableIterator<News<T>>
}
