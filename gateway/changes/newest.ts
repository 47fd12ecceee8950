/**
 * An iterator that gives a slow reader only the newest value.
 * Unlike a generator's, its `return` ends a pending `next`.
 */
export class Newest<T> implements AsyncIterableIterator<T> {
  #value: { is: T } | null = null
  #reader: ((result: IteratorResult<T>) => void) | null = null
  #isOver = false
  readonly #onOver: () => void

  constructor(onOver: () => void) {
    this.#onOver = onOver
  }

  put(value: T) {
    if (this.#isOver) return
    if (this.#reader) this.#answer({ done: false, value })
    else this.#value = { is: value }
  }

  end() {
    if (this.#isOver) return
    this.#isOver = true
    this.#answer(over)
    this.#onOver()
  }

  next(): Promise<IteratorResult<T>> {
    const waiting = this.#value
    this.#value = null
    if (waiting) return Promise.resolve({ done: false, value: waiting.is })
    if (this.#isOver) return Promise.resolve(over)
    return new Promise((resolve) => {
      this.#answer(over)
      this.#reader = resolve
    })
  }

  return(): Promise<IteratorResult<T>> {
    this.#value = null
    this.end()
    return Promise.resolve(over)
  }

  [Symbol.asyncIterator]() {
    return this
  }

  #answer(result: IteratorResult<T>) {
    this.#reader?.(result)
    this.#reader = null
  }
}

const over = { done: true, value: undefined } as const
