import { isObject, parseJson } from '../rest/payload.ts'

/** An event has at most ten pictures. */
export const mostFiles = 10

interface UploadSlot {
  holder: object
  key: string
  /** The field named in errors; for a list item, this is the list. */
  field: string
}

export interface FilePlaces {
  operation: Record<string, unknown>
  places: ReadonlyMap<string, UploadSlot>
}

const unsafe = new Set(['__proto__', 'constructor', 'prototype'])
const deepest = 12

/**
 * Implements the GraphQL multipart request specification. Each path must
 * lead to an existing null. Returns a string if something is wrong.
 */
export function filePlaces(operations: string | undefined, map = '{}'): FilePlaces | string {
  const operation = parseJson(operations ?? '')
  if (!isObject(operation)) return 'Send `operations` first, as one JSON object.'
  const paths = parseJson(map)
  if (!isObject(paths)) return 'Send `map` before the files, as a JSON object.'
  const entries = Object.entries(paths)
  if (entries.length > mostFiles) return `At most ${mostFiles} files.`
  const places = new Map<string, UploadSlot>()
  const taken = new Set<string>()
  for (const [name, listed] of entries) {
    const [path, ...more] = Array.isArray(listed) ? (listed as unknown[]) : []
    const place = typeof path === 'string' && more.length === 0 ? placeOf(operation, path) : null
    if (!place) return 'Each file in `map` needs one path that leads to a null in `operations`.'
    if (taken.has(String(path))) return 'Two files in `map` have one path.'
    taken.add(String(path))
    places.set(name, place)
  }
  return { operation, places }
}

function placeOf(operation: object, path: string): UploadSlot | null {
  const keys = path.split('.', deepest + 1)
  if (keys.length > deepest) return null
  let holder: unknown = operation
  for (const [at, key] of keys.entries()) {
    if (typeof holder !== 'object' || holder === null || unsafe.has(key) || !Object.hasOwn(holder, key))
      return null
    if (Array.isArray(holder) && !/^\d{1,2}$/.test(key)) return null
    const value = (holder as Record<string, unknown>)[key]
    if (at === keys.length - 1) return value === null ? { holder, key, field: fieldOf(keys) } : null
    holder = value
  }
  return null
}

const fieldOf = (keys: string[]) => keys.findLast((key) => !/^\d+$/.test(key)) ?? ''
