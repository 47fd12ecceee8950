import { Bits } from './bits.ts'

/** A set that holds more than one id in this many is kept as bits: they take more room, but need not be decoded. */
export const sparse = 32

/** Row ids in their order, kept as the distances between them: a byte each for most. */
export class Ids {
  #content: Uint8Array
  #bytes: number
  #count: number
  #last: number

  constructor(content = new Uint8Array(8), { count, last } = { count: 0, last: 0 }) {
    this.#content = content
    this.#bytes = count === 0 ? 0 : content.length
    this.#count = count
    this.#last = last
  }

  get bytes() {
    return this.#bytes
  }

  get count() {
    return this.#count
  }

  get last() {
    return this.#last
  }

  get content() {
    return this.#content.subarray(0, this.#bytes)
  }

  /** Must be larger than those before. */
  add(id: number) {
    if (this.#bytes + 5 > this.#content.length) {
      const wider = new Uint8Array(8 + 1.5 * this.#content.length)
      wider.set(this.#content)
      this.#content = wider
    }
    let distance = id - this.#last
    for (; distance > 127; distance >>>= 7) this.#content[this.#bytes++] = (distance & 127) | 128
    this.#content[this.#bytes++] = distance
    this.#last = id
    this.#count += 1
  }

  each(run: (id: number) => void) {
    let id = 0
    let distance = 0
    let shift = 0
    for (let at = 0; at < this.#bytes; at += 1) {
      const byte = this.#content[at] ?? 0
      distance |= (byte & 127) << shift
      shift += 7
      if (byte > 127) continue
      id += distance
      run(id)
      distance = 0
      shift = 0
    }
  }

  get bits(): Bits {
    const bits = Bits.upTo(this.#last)
    this.each((id) => bits.add(id))
    return bits
  }

  /** The same but for some, which come in their order. */
  withChanges(some: readonly number[], isIn: (id: number) => boolean): Ids {
    const ids = new Ids(new Uint8Array(this.#bytes + 8))
    let at = 0
    const addBefore = (end: number) => {
      for (let id = some[at]; id !== undefined && id < end; id = some[at]) {
        if (isIn(id)) ids.add(id)
        at += 1
      }
    }
    this.each((id) => {
      addBefore(id)
      if (some[at] !== id) ids.add(id)
    })
    addBefore(Infinity)
    return ids
  }

  /** In the form in which it is kept, without spare room. */
  pack(): Ids | Bits {
    if (sparse * this.#bytes > this.#last) return this.bits
    return new Ids(this.content.slice(), this)
  }
}

export function pack(bits: Bits): Ids | Bits {
  const ids = new Ids()
  for (const id of bits.ids) ids.add(id)
  return ids.pack()
}
