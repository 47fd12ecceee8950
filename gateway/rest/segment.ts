import { RestError } from './restError.ts'

/** What the specification has beside the paths with an id: `/common/events/pending/` is no event. */
const siblings: ReadonlySet<string> = new Set(['create', 'list', 'main', 'my-events', 'pending'])

/**
 * An id as a part of a path. One that would lead elsewhere (`..`, `pending`), or to the list that it is in (an empty one), or
 * cannot be written (half of a character), is the id of nothing.
 */
export function segment(id: string): string {
  if (!id.isWellFormed() || /^\.{0,2}$/.test(id) || siblings.has(id.toLowerCase())) {
    throw new RestError('NOT_FOUND', 'Not found.')
  }
  return encodeURIComponent(id)
}
