import { asPhrase, type Message, phrase, together } from '../../../machines/language/message.ts'

/** A problem in an entry, after the name of its field */
export const importProblem = (field: Message, [first = '', ...others]: readonly Message[]) =>
  phrase('{field}: {problem}', { field: asPhrase(field), problem: asPhrase(together(first, ...others)) })
