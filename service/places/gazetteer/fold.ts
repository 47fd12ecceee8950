export const fold = (text: string): string => foldList(text.replaceAll(',', ' ')).trim()

/** Keeps the commas, so that many names are folded at once. */
export function foldList(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(marks, '')
    .replace(untakeable, (letter) => letters[letter] ?? letter)
    .replace(gaps, ' ')
}

const plain = /^[a-z0-9 ,]*$/
const marks = /[\p{M}'’‘ʻʼ`.]+/gu
const untakeable = /[øłđıßæœ]/g
const gaps = /[^\p{L}\p{N},]+/gu
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
