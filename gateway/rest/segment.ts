import { RestError } from './restError.ts'

const siblings: ReadonlySet<string> = new Set(['create', 'import', 'list', 'main', 'my-events', 'pending'])

/**
 * Refuses ids that would lead to another path (`..`, `pending`)
 * or to the list itself (empty), and half a surrogate pair.
 */
export function segment(id: string): string {
  if (!id.isWellFormed() || /^\.{0,2}$/.test(id) || siblings.has(id.toLowerCase())) {
    throw new RestError('NOT_FOUND', 'Not found.')
  }
  return encodeURIComponent(id)
}
