import { type Message, phrase } from '../../machines/language/message.ts'
import { waitOf } from '../../machines/language/wait.ts'

/** Texts for failures for which a screen has no text of its own */
export const codeNotLoaded: Message = 'A part of the page could not be loaded.'
export const emptyAnswer: Message = 'The answer was empty.'

export const tooManyRequests = (seconds: number | undefined): Message =>
  seconds === undefined ? tooManyNow : phrase(tooMany, waitOf(seconds))

const tooManyNow: Message = 'Too many requests. Please try again in a moment.'
const tooMany =
  'Too many requests. Please try again in {unit, select, hour {{count, plural, one {# hour} other {# hours}}} minute {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.'
