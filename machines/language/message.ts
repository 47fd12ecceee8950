/**
 * A text for users: an English string, or an English ICU message with its values. `word` translates it only
 * when it is shown.
 */
export type Message = string | Phrase

export interface Phrase {
  /** In ICU format: `Found {count, plural, one {# event} other {# events}}` */
  id: string
  values: Values
}

/**
 * A string is a user's text or already translated. A phrase is translated along with the surrounding message,
 * and an array of phrases becomes a list.
 */
export type Values = Record<string, string | number | Phrase | readonly Phrase[]>

export const phrase = (id: string, values: Values = {}): Phrase => ({ id, values })

/** A user's own text as a message, which is the same in every language. */
export const quoted = (words: string): Phrase => phrase('{words}', { words })

/** True if both messages have the same English text, apart from their values. */
export const isPhraseOf = (one: Message, other: Message) => asPhrase(one).id === asPhrase(other).id

/** Joins sentences. */
export const together = (first: Message, ...others: Message[]): Message =>
  others.reduce(
    (before, next) => phrase('{before} {next}', { before: asPhrase(before), next: asPhrase(next) }),
    first,
  )

/** Converts a message for use as a value of another one. */
export const asPhrase = (message: Message): Phrase =>
  typeof message === 'string' ? phrase(message) : message
