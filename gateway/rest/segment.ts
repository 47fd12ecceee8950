import { RestError } from './restError.ts'

/**
 * An id as a part of a path. One that would lead elsewhere (`..`), or to the list that it is in (an empty one), or cannot be
 * written (half of a character), is the id of nothing.
 */
export function segment(id: string): string {
  if (!id.isWellFormed() || /^\.{0,2}$/.test(id)) throw new RestError('NOT_FOUND', 'Not found.')
  return encodeURIComponent(id)
}
