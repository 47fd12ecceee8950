import { Bits } from './bits.ts'

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

  get bits(): Bits {
    const bits = Bits.upTo(this.#last)
    let id = 0
    let distance = 0
    let shift = 0
    for (const byte of this.content) {
      distance |= (byte & 127) << shift
      shift += 7
      if (byte > 127) continue
      id += distance
      bits.put(id, true)
      distance = 0
      shift = 0
    }
    return bits
  }

  /** As it is to be kept: as bits where these are not much more, since they need no reading. */
  get packed(): Ids | Bits {
    if (16 * this.#bytes > this.#last) return this.bits
    return new Ids(this.content.slice(), this)
  }
}

export function packed(bits: Bits): Ids | Bits {
  const ids = new Ids()
  for (const id of bits.ids) ids.add(id)
  return ids.packed
}
