import { tooMuch, tryLater } from '../http/httpError.ts'

interface Limits {
  each: number
  all: number
}

/**
 * Owners take turns, and each has at most one worker at a
 * time, so a slow task delays its owner's other tasks first.
 */
export class FairQueue<Worker> {
  readonly #limits: Limits
  readonly #free: Worker[]
  readonly #busy = new Set<string>()
  readonly #waiting = new Map<string, ((worker: Worker) => Promise<void>)[]>()
  #size = 0

  constructor(workers: readonly Worker[], limits: Limits) {
    this.#free = [...workers]
    this.#limits = limits
  }

  get size(): number {
    return this.#size
  }

  async run<T>(owner: string, task: (worker: Worker) => Promise<T>): Promise<T> {
    const own = this.#waiting.get(owner) ?? []
    if (own.length + (this.#busy.has(owner) ? 1 : 0) >= this.#limits.each) {
      throw tooMuch('Too many of your pictures are being processed.', 10)
    }
    if (this.#size >= this.#limits.all) {
      throw tryLater(503, 'Too many pictures are being processed. Please try again.', 10)
    }
    this.#size += 1
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    own.push((worker) => task(worker).then(resolve, reject))
    this.#waiting.set(owner, own)
    this.#fill()
    return await promise
  }

  #fill() {
    for (const [owner, [task, ...later]] of this.#waiting) {
      if (!task || this.#busy.has(owner)) continue
      const worker = this.#free.pop()
      if (worker === undefined) return
      if (later.length > 0) this.#waiting.set(owner, later)
      else this.#waiting.delete(owner)
      this.#busy.add(owner)
      void task(worker).finally(() => {
        this.#size -= 1
        this.#busy.delete(owner)
        this.#free.push(worker)
        this.#sendToEnd(owner)
        this.#fill()
      })
    }
  }

  #sendToEnd(owner: string) {
    const own = this.#waiting.get(owner)
    if (!own) return
    this.#waiting.delete(owner)
    this.#waiting.set(owner, own)
  }
}
