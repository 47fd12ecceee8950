import type { Operation } from '../../generated/graphql.ts'
import type { Api } from './api.ts'
import { RequestFailure } from './requestFailure.ts'

/** Delay in ms before a lost connection is reopened. Doubles with each further failure, up to `most`. */
const retry = { first: 1000, most: 30_000 }

/** Failures that a retry cannot fix. */
const final: ReadonlySet<string> = new Set<RequestFailure['code']>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'UNKNOWN_OPERATION',
  'NOT_FOUND',
  'BAD_USER_INPUT',
])

/**
 * Reports the current state and every later change. Reconnects automatically. Returns a function that stops
 * it.
 */
export function follow<Data, Variables extends Record<string, unknown>>(
  api: Api,
  operation: Operation<'subscription', Data, Variables>,
  variables: Variables,
  tell: (data: Data) => void,
): () => void {
  let present: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function start() {
    // A hidden tab needs no connection: the gateway sends the current state when a connection is opened.
    if (globalThis.document.hidden || present) return
    const own = (present = new AbortController())
    const hear = (data: Data) => {
      if (own.signal.aborted) return
      failures = 0
      tell(data)
    }
    api.listen(operation, variables, hear, own.signal).then(
      () => goOn(own),
      (error: unknown) => goOn(own, error),
    )
  }

  function goOn(own: AbortController, error?: unknown) {
    if (present !== own) return
    present = null
    if (error instanceof RequestFailure && final.has(error.code)) return end()
    const delay = Math.min(retry.first * 2 ** failures, retry.most)
    failures += 1
    timer = setTimeout(start, delay * (0.8 + 0.4 * Math.random()))
  }

  function pause() {
    clearTimeout(timer)
    present?.abort()
    present = null
  }

  const look = () => {
    pause()
    start()
  }
  const end = () => {
    pause()
    globalThis.document.removeEventListener('visibilitychange', look)
    removeEventListener('online', look)
  }
  globalThis.document.addEventListener('visibilitychange', look)
  addEventListener('online', look)
  start()
  return end
}
