export function recent<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let known: { value: T; until: number } | null = null
  let reading: Promise<T> | null = null

  const readAnew = async () => {
    const until = performance.now() + ms
    try {
      const value = await read()
      known = { value, until }
      return value
    } finally {
      reading = null
    }
  }
  return async () => {
    if (known && performance.now() < known.until) return known.value
    reading ??= readAnew()
    return await reading
  }
}
