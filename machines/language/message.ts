/**
 * A text for users: an English string, or an English ICU message with its values. It is translated by `word`
 * when it is shown.
 */
export type Message = string | Phrase

export interface Phrase {
  /** In ICU format: `Found {count, plural, one {# event} other {# events}}` */
  id: string
  values: Values
}

/**
 * A string is a user's own text or already translated. A phrase is translated along with the message around
 * it, and an array of phrases becomes a list.
 */
export type Values = Record<string, string | number | Phrase | readonly Phrase[]>

export const phrase = (id: string, values: Values = {}): Phrase => ({ id, values })

/** Wraps a user's own text, which is the same in every language, as a message. */
export const quoted = (words: string): Phrase => phrase('{words}', { words })

/** True if both messages have the same English text, regardless of their values. */
export const isPhraseOf = (one: Message, other: Message) => asPhrase(one).id === asPhrase(other).id

/** Joins sentences. */
export const together = (first: Message, ...others: Message[]): Message =>
  others.reduce(
    (before, next) => phrase('{before} {next}', { before: asPhrase(before), next: asPhrase(next) }),
    first,
  )

/** Converts a message to a value for another message. */
export const asPhrase = (message: Message): Phrase =>
  typeof message === 'string' ? phrase(message) : message
