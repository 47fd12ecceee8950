/** A set of row ids, a bit each. */
export class Bits {
  #words: Uint32Array

  constructor(words = new Uint32Array()) {
    this.#words = words
  }

  /** With room for ids up to this one. */
  static upTo(last: number) {
    return new Bits(new Uint32Array((last >>> 5) + 1))
  }

  get bytes() {
    return this.#words.byteLength
  }

  get content() {
    return this.#words
  }

  get copy() {
    return new Bits(this.#words.slice())
  }

  put(id: number, isIn: boolean) {
    const at = id >>> 5
    if (at >= this.#words.length) {
      if (!isIn) return
      const wider = new Uint32Array(at + 1 + (at >>> 4))
      wider.set(this.#words)
      this.#words = wider
    }
    const bit = 1 << (id & 31)
    const word = this.#words[at] ?? 0
    this.#words[at] = isIn ? word | bit : word & ~bit
  }

  with(ids: readonly number[]): this {
    for (const id of ids) this.put(id, true)
    return this
  }

  add(id: number) {
    this.put(id, true)
  }

  has(id: number): boolean {
    return ((this.#words[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0
  }

  and(other: Bits): Bits {
    const words = new Uint32Array(Math.min(this.#words.length, other.#words.length))
    for (let at = 0; at < words.length; at += 1) words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0)
    return new Bits(words)
  }

  without(other: Bits): Bits {
    const words = this.#words.slice()
    for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & ~(other.#words[at] ?? 0)
    return new Bits(words)
  }

  get count() {
    let n = 0
    for (let at = 0; at < this.#words.length; at += 1) n += ones(this.#words[at] ?? 0)
    return n
  }

  /** So many of them, each as likely as the others; for one seed always the same. */
  some(n: number, seed: number): number[] {
    const { count } = this
    if (count === 0) return []
    const size = 32 * this.#words.length
    const ids = count < size / 100 ? this.ids : null
    const drawn: number[] = []
    for (let at = seed; drawn.length < n; at += 1) {
      const hash = Math.imul(at, 2_654_435_761) >>> 0
      const id = ids ? ids[hash % count] : hash % size
      if (id !== undefined && this.has(id)) drawn.push(id)
    }
    return drawn
  }

  each(run: (id: number) => void) {
    for (let at = 0; at < this.#words.length; at += 1) {
      for (let left = this.#words[at] ?? 0; left !== 0; left &= left - 1)
        run(32 * at + 31 - Math.clz32(left & -left))
    }
  }

  get ids() {
    const ids: number[] = []
    this.each((id) => ids.push(id))
    return ids
  }
}

function ones(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
