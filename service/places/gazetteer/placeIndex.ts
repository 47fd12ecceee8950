import { openSync, readSync } from 'node:fs'

export type NameKind = 'o' | 'a' | 'w'

/** Names are found by this many characters, folded. */
export const keyLength = 2

export interface Head {
  /** `DE.07` */
  regions: string[]
  /** In bytes. */
  buckets: [key: string, span: [start: number, length: number]][]
  places: number
}

export interface Name {
  kind: NameKind
  number: number
  isWhole: boolean
}

export interface Place {
  name: string
  lat: number
  lng: number
}

const tab = 9
const newline = 10
/** In bytes; no name is longer. */
const longest = 400

/** Of the file that `writeIndex.ts` writes, only three numbers per place are held in memory. */
export class PlaceIndex {
  readonly #file: number
  readonly #texts: number
  readonly #regions: string[]
  readonly #buckets: Map<string, [start: number, length: number]>
  readonly #weights: Float64Array
  readonly #starts: Uint32Array
  readonly #regionOf: Uint16Array

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    const [length = 0] = new Uint32Array(this.#read(0, 4).buffer)
    const { regions, buckets, places } = JSON.parse(this.#read(4, length).toString()) as Head
    this.#regions = regions
    this.#buckets = new Map(buckets)
    let at = 4 + length
    const numbers = (bytes: number) => {
      const { buffer } = this.#read(at, places * bytes)
      at += places * bytes
      return buffer
    }
    this.#weights = new Float64Array(numbers(8))
    this.#starts = new Uint32Array(numbers(4))
    this.#regionOf = new Uint16Array(numbers(2))
    this.#texts = at
  }

  *names(text: string, isWhole: boolean): Generator<Name> {
    const span = this.#buckets.get(text.slice(0, keyLength))
    if (!span) return
    const lines = this.#read(this.#texts + span[0], span[1])
    const sought = Buffer.from(isWhole ? `\n${text}\t` : `\n${text}`)
    for (let at = lines.indexOf(sought); at >= 0; at = lines.indexOf(sought, at + 1)) {
      const end = lines.indexOf(tab, at)
      const line = lines.toString('latin1', end + 1, lines.indexOf(newline, end))
      const kind = line.charAt(0) as NameKind
      yield { kind, number: Number(line.slice(1)), isWhole: isWhole || end === at + sought.length }
    }
  }

  weightOf(number: number): number {
    return this.#weights[number] ?? 0
  }

  regionOf(number: number): string {
    return this.#regions[this.#regionOf[number] ?? 0] ?? ''
  }

  placeOf(number: number): Place {
    const line = this.#read(this.#texts + (this.#starts[number] ?? 0), longest)
    const [name = '', lat, lng] = line.toString('utf8', 0, line.indexOf(newline)).split('\t')
    return { name, lat: Number(lat), lng: Number(lng) }
  }

  #read(position: number, length: number) {
    const bytes = Buffer.from(new ArrayBuffer(length))
    readSync(this.#file, bytes, 0, length, position)
    return bytes
  }
}
