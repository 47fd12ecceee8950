/** These characters are drawn as blanks, although Unicode does not class them as invisible. */
const blanks = String.raw`\u2800\u{1D159}\u{13441}\u{13442}`
const visible = new RegExp(
  String.raw`[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}${blanks}]`,
  'u',
)

/** Control characters count as visible, so that they are rejected rather than overlooked. */
export const isVisible = (text: string) => visible.test(text)

const opening = new Map([
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u202D', '\u202C'],
  ['\u202E', '\u202C'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
])

/**
 * Returns true if every change of writing direction is closed. An unclosed one would also affect the text
 * that follows.
 */
export function endsItsDirections(text: string): boolean {
  const open: string[] = []
  for (const [sign] of text.matchAll(/[\u202A-\u202E\u2066-\u2069]/g)) {
    const closing = opening.get(sign)
    if (closing !== undefined) open.push(closing)
    else if (open.pop() !== sign) return false
  }
  return open.length === 0
}
