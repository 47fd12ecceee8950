import type { Operation } from '../../generated/graphql.ts'
import { firstData, forgetFirst } from './firstAnswers.ts'
import * as texts from '../texts.ts'
import { RequestFailure } from './requestFailure.ts'
import type { Holder, UrqlClient } from './urqlClient.ts'
import { loadCode, t } from '../../ui/index.ts'

interface Options {
  /** Overrides the session's token; null sends none. */
  token?: string | null
  /** Defaults to `network-only`. */
  requestPolicy?: 'cache-first'
  /** Aborts a query whose response is no longer needed. */
  signal?: AbortSignal
}

export interface Api {
  /** Rejects with a `Failure`. */
  run: <Data, Variables extends Record<string, unknown>>(
    operation: Operation<'query' | 'mutation', Data, Variables>,
    variables: Variables,
    options?: Options,
  ) => Promise<Data>
  listen: UrqlClient['listen']
  /** Clears the in-memory cache. */
  forget: () => void
}

export function createApi(session: Holder): Api {
  let client: Promise<UrqlClient> | null = null

  async function load(): Promise<UrqlClient> {
    try {
      return (await loadCode(() => import('./urqlClient.ts'))).createUrqlClient(session)
    } catch {
      client = null
      throw new RequestFailure('NETWORK', t(texts.codeNotLoaded))
    }
  }

  return {
    async run(operation, variables, { token: given, ...others } = {}) {
      const isOwn = given === undefined
      const token = isOwn ? session.token() : given
      const early = isOwn ? await firstData(operation, variables, token) : undefined
      if (early !== undefined) return early
      client ??= load()
      return await (await client).run(operation, variables, { ...others, token, isOwn })
    },
    async listen(operation, variables, tell, signal) {
      client ??= load()
      await (await client).listen(operation, variables, tell, signal)
    },
    forget() {
      client = null
      forgetFirst()
    },
  }
}
