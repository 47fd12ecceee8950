/**
 * Folds text like the database (`fold` in `001_schema.sql`), and also
 * drops vowel signs, which people omit when they type a place.
 */
export const fold = (text: string): string => foldList(text.replaceAll(',', ' ')).trim()

/** Keeps commas, so that many names can be folded at once. */
export function foldList(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(untakeable, (letter) => letters[letter] ?? letter)
    .replace(gaps, ' ')
}

const plain = /^[a-z0-9 ,]*$/
/** Combining marks, apostrophes, full stops, the tatweel and invisible characters. */
const marks = /[\p{M}\p{Cf}'’‘ʻʼ`.\u0640]+/gu
const untakeable = /[øłđħŧðþıßæœς\u0671\u0649\u06CC\u06D0\u0629\u06D5\u06C1\u06BE\u06A9\u06AA]/g
const gaps = /[^\p{L}\p{N},]+/gu
const letters = Object.fromEntries(
  Array.from('øo łl đd ħh ŧt ðd ıi ςσ þth ßss æae œoe ٱا ىي یي ېي ةه ەه ہه ھه کك ڪك'.split(' '), (pair) => [
    pair.slice(0, 1),
    pair.slice(1),
  ]),
)
