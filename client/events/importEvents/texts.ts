import { asPhrase, type Message, phrase, together } from '../../../machines/language/message.ts'

/** A problem of an entry, with its field */
export const importProblem = (field: Message, [first = '', ...others]: readonly Message[]) =>
  phrase('{field}: {problem}', { field: asPhrase(field), problem: asPhrase(together(first, ...others)) })
