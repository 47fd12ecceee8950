interface Kept {
  until: number
  value: Promise<unknown>
}

export interface CatalogCache {
  /** What is kept of the path, or what `load` gives. Only for a token whose own call succeeded within the same seconds; otherwise it asks. */
  read: <T>(path: string, token: string | null, load: () => Promise<T>) => Promise<T>
  /** After any write: it may have changed what is kept, or ended a session. */
  clear: () => void
}

/** At most this many callers are remembered; beyond it, they ask for themselves. */
const mostTokens = 10_000

/** For a service at the far end of a network. With 0 seconds nothing is kept: then each call is checked by the service. */
export function catalogCache(seconds: number): CatalogCache {
  const lists = new Map<string, Kept>()
  const admitted = new Map<string, number>()
  let writes = 0

  const isFresh = (until: number | undefined) => until !== undefined && until > performance.now()
  return {
    read: async (path, token, load) => {
      if (seconds === 0 || token === null) return load()
      const kept = lists.get(path)
      if (kept && isFresh(kept.until) && isFresh(admitted.get(`${path} ${token}`))) return kept.value as never
      const before = writes
      const value = await load()
      // What was asked before a write and answered after it may be of either time, and so may be the caller's right to it.
      if (before !== writes) return value
      const until = performance.now() + seconds * 1000
      lists.set(path, { until, value: Promise.resolve(value) })
      if (admitted.size >= mostTokens) admitted.clear()
      admitted.set(`${path} ${token}`, until)
      return value
    },
    clear: () => {
      writes += 1
      lists.clear()
      admitted.clear()
    },
  }
}
