/**
 * What a machine or a screen says: an English text, or an English ICU message with its values. It stays a message until somebody reads it;
 * only then `word` puts it into the reader's language.
 */
export type Message = string | Phrase

export interface Phrase {
  /** In ICU's format, `Found {count, plural, one {# event} other {# events}}` */
  id: string
  values: Values
}

/** A text is somebody's own words, or worded already; a phrase is worded with the message around it, a list of them as an enumeration. */
export type Values = Record<string, string | number | Phrase | readonly Phrase[]>

export const phrase = (id: string, values: Values = {}): Phrase => ({ id, values })

/** Somebody's own words as a message, which stay as they are in every language. */
export const quoted = (words: string): Phrase => phrase('{words}', { words })

/** Whether both say the same, apart from their values. */
export const isPhraseOf = (one: Message, other: Message) => asPhrase(one).id === asPhrase(other).id

/** Sentences one after the other. */
export const together = (first: Message, ...others: Message[]): Message =>
  others.reduce(
    (before, next) => phrase('{before} {next}', { before: asPhrase(before), next: asPhrase(next) }),
    first,
  )

/** A message as a value of another. */
export const asPhrase = (message: Message): Phrase =>
  typeof message === 'string' ? phrase(message) : message
