export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0).toLocaleUpperCase()).join('')
}
