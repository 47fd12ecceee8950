import { type Message, phrase } from '../../machines/language/message.ts'
import { waitOf } from '../../machines/language/wait.ts'

/** Failures for which a screen has no text of its own */
export const codeNotLoaded: Message = 'A part of the page could not be loaded.'
export const emptyAnswer: Message = 'The answer was empty.'

export const tooManyRequests = (seconds: number | undefined): Message =>
  seconds === undefined ? tooManyNow : tooMany(seconds)

const tooManyNow: Message = 'Too many requests. Please try again in a moment.'

function tooMany(seconds: number): Message {
  const { unit, count } = waitOf(seconds)
  if (unit === 'hour')
    return phrase('Too many requests. Please try again in {hours, plural, one {# hour} other {# hours}}.', {
      hours: count,
    })
  if (unit === 'minute')
    return phrase(
      'Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes: count },
    )
  return phrase(
    'Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    { seconds: count },
  )
}
