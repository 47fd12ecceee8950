import { asPhrase, type Message, type Phrase, phrase, together } from '../../machines/language/message.ts'

/** Times with their zone */
/** `offset` is `+5:30`, or '' for UTC itself. */
export const timeThen = (place: string, offset: string) =>
  phrase('{place} time, UTC{offset} on that day', { place, offset })
export const timeAt = (time: string, place: string) => phrase('{time} {place} time', { time, place })
export const daysAndTime = (days: string, time: Phrase) => phrase('{days}, {time}', { days, time })

/** As the service says it */
export const fieldRequired: Message = 'This field is required.'

/** A problem in an entry, after the name of its field */
export const importProblem = (field: Message, [first = '', ...others]: readonly Message[]) =>
  phrase('{field}: {problem}', { field: asPhrase(field), problem: asPhrase(together(first, ...others)) })
