export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('')
}

const letters = new Intl.Segmenter()

/**
 * The first letter as perceived by a reader: a letter with its diacritics counts as one, and so does a joined
 * emoji.
 */
const firstLetter = (word: string) => letters.segment(word).containing(0)?.segment ?? ''
