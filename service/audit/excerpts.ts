/**
 * The maximum number of characters recorded of a long text, and how many of them precede the first
 * difference.
 */
const longest = 300
const before = 40

export function excerpts(from: string, to: string): { from: string; to: string } {
  // Compares code points, since half a surrogate pair could not be stored.
  const [had, has] = [Array.from(from), Array.from(to)]
  const parting = had.findIndex((character, at) => character !== has[at])
  const start = Math.max(0, (parting === -1 ? had.length : parting) - before)
  const isShort = had.length <= longest && has.length <= longest
  return isShort ? { from, to } : { from: excerpt(had, start), to: excerpt(has, start) }
}

function excerpt(characters: string[], start: number): string {
  const end = start + longest
  return `${start > 0 ? '…' : ''}${characters.slice(start, end).join('')}${end < characters.length ? '…' : ''}`
}
