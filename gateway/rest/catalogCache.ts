interface CacheEntry {
  until: number
  value: Promise<unknown>
}

export interface CatalogCache {
  /**
   * Returns a cached value only to a token whose own call has succeeded within the cache period. Otherwise
   * calls the service.
   */
  read: <T>(path: string, token: string | null, load: () => Promise<T>) => Promise<T>
  /** Call this after any write, since it may have changed a list or ended a session. */
  clear: () => void
}

const mostTokens = 10_000

/** For a service in another process. With 0 seconds, nothing is cached. */
export function catalogCache(seconds: number): CatalogCache {
  const lists = new Map<string, CacheEntry>()
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
      // A write during the call makes both the value and the caller's access uncertain.
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
