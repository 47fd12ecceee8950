import { asPhrase, type Message, phrase, together } from '../../../machines/language/message.ts'

/** As the service says it */
export const fieldRequired: Message = 'This field is required.'

/** A problem in an entry, after the name of its field */
export const importProblem = (field: Message, [first = '', ...others]: readonly Message[]) =>
  phrase('{field}: {problem}', { field: asPhrase(field), problem: asPhrase(together(first, ...others)) })
