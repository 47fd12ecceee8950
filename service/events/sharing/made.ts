import { createHash } from 'node:crypto'

export const hashOf = (parts: unknown) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** A small LRU cache keyed by a hash of the inputs, so entries are never stale. */
export class Made<Value> {
  readonly #most: number
  readonly #values = new Map<string, Promise<Value>>()

  constructor(most: number) {
    this.#most = most
  }

  get(hash: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#values.get(hash) ?? make()
    this.#values.delete(hash)
    this.#values.set(hash, value)
    value.catch(() => this.#values.delete(hash))
    const [oldest = ''] = this.#values.keys()
    if (this.#values.size > this.#most) this.#values.delete(oldest)
    return value
  }
}
