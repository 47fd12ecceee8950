import { crc32 } from 'node:zlib'
import { Bits } from './bits.ts'
import { Collection } from './collection.ts'
import { Days } from './days.ts'
import { few } from './frequent.ts'
import { Ids } from './ids.ts'
import type { Condition } from './row.ts'
import type { Moment } from './touchedRows.ts'

/** Another one whenever conditions are told from rows in another way. */
const version = 1

interface Head {
  stamp: string
  base: Moment
  top: number
  days: number
  sets: { condition: Condition; bytes: number; ids: { count: number; last: number } | null }[]
}

/** What is written of a collection: its sets do not change any more, only which there are. */
export function textOf(collection: Collection, stamp: string): Buffer {
  const { base, top } = collection
  // What fewer have costs little, and may name a person.
  const sets = [...collection.sets].filter(({ ids }) => ids.count >= few)
  const days = collection.days?.isExact ? collection.days.content.slice() : new Int32Array()
  const parts: Uint8Array[] = [bytesOf(days), ...sets.map(({ ids }) => bytesOf(ids.content))]
  const head: Head = {
    stamp,
    base,
    top,
    days: days.byteLength,
    sets: sets.map(({ condition, ids }, at) => ({
      condition,
      bytes: parts[at + 1]?.length ?? 0,
      ids: ids instanceof Ids ? { count: ids.count, last: ids.last } : null,
    })),
  }
  const all = [Buffer.from(JSON.stringify(head)), ...parts]
  const sum = all.reduce((sum, part) => crc32(part, sum), 0)
  return Buffer.concat([Buffer.from(`${version} ${sum} ${all[0]?.length}\n`), ...all])
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array | Int32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Null if it is not whole, or of another version. */
export function collectionOf(text: Buffer, room: number): { stamp: string; collection: Collection } | null {
  const start = text.indexOf('\n') + 1
  const [written, sum, length] = text.toString('latin1', 0, start).split(' ').map(Number)
  if (written !== version || !length || crc32(text.subarray(start)) !== sum) return null
  const head = JSON.parse(text.toString('utf8', start, start + length)) as Head
  let at = start + length
  // Copied, since numbers of four bytes must lie where such may lie.
  const next = (bytes: number) => Uint8Array.from(text.subarray(at, (at += bytes)))
  const days = head.days > 0 ? new Days(new Int32Array(next(head.days).buffer)) : null
  const collection = new Collection({ ...head.base, top: head.top, days }, room)
  for (const { condition, bytes, ids } of head.sets) {
    const content = next(bytes)
    collection.keep(condition, ids ? new Ids(content, ids) : new Bits(new Uint32Array(content.buffer)))
  }
  return { stamp: head.stamp, collection }
}
