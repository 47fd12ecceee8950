/** A set of row ids, a bit each. */
export class Bits {
  #words: Uint32Array
  /** Null until it is asked for. */
  #count: number | null = null

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
    this.#count = null
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

  /** What is in all of these, and in none of those. */
  static cut(all: readonly Bits[], none: readonly Bits[] = []): Bits {
    const [first = new Uint32Array(), ...more] = all.map((bits) => bits.#words)
    const words = first.slice(0, Math.min(...all.map((bits) => bits.#words.length)))
    for (const other of more) {
      for (let at = 0; at < words.length; at += 1) words[at] = (words[at] ?? 0) & (other[at] ?? 0)
    }
    for (const other of none.map((bits) => bits.#words)) {
      const end = Math.min(words.length, other.length)
      for (let at = 0; at < end; at += 1) words[at] = (words[at] ?? 0) & ~(other[at] ?? 0)
    }
    return new Bits(words)
  }

  filter(isKept: (id: number) => boolean): Bits {
    const kept = new Bits(this.#words.slice())
    this.#each((id) => {
      if (!isKept(id)) kept.put(id, false)
    })
    return kept
  }

  get count() {
    if (this.#count !== null) return this.#count
    let n = 0
    for (let at = 0; at < this.#words.length; at += 1) n += ones(this.#words[at] ?? 0)
    this.#count = n
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

  #each(run: (id: number) => void) {
    for (let at = 0; at < this.#words.length; at += 1) {
      for (let left = this.#words[at] ?? 0; left !== 0; left &= left - 1)
        run(32 * at + 31 - Math.clz32(left & -left))
    }
  }

  /** In their order. */
  get ids(): Int32Array {
    const ids = new Int32Array(this.count)
    let n = 0
    this.#each((id) => {
      ids[n] = id
      n += 1
    })
    return ids
  }
}

function ones(word: number) {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
