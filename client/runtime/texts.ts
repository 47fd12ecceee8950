import { type Message, phrase } from '../../machines/language/message.ts'

/** Failures for which a screen has no text of its own */
export const codeNotLoaded: Message = 'A part of the page could not be loaded.'
export const emptyAnswer: Message = 'The answer was empty.'

export const tooManyRequests = (seconds: number | undefined): Message =>
  seconds === undefined ? tooManyNow : tooMany(seconds)

const tooManyNow: Message = 'Too many requests. Please try again in a moment.'

/** Rounded up, in the largest unit of which there is more than one. */
function tooMany(seconds: number): Message {
  if (seconds > 3600) {
    const hours = Math.ceil(seconds / 3600)
    return phrase('Too many requests. Please try again in {hours, plural, one {# hour} other {# hours}}.', {
      hours,
    })
  }
  if (seconds > 60) {
    const minutes = Math.ceil(seconds / 60)
    return phrase(
      'Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
      { minutes },
    )
  }
  return phrase(
    'Too many requests. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
    { seconds: Math.ceil(seconds) },
  )
}
