import { waitInWords } from '../../machines/language/wait.ts'

const saysHowLong = /\d\s*(?:s|secs?|seconds?|mins?|minutes?|h|hours?)\b/i

/** Appends the waiting time, unless the text already gives one. */
export const waiting = (text: string, seconds: number) =>
  saysHowLong.test(text)
    ? text
    : `${text.replace(/[^.!?…。]$/u, '$&.')} Please try again in ${waitInWords(seconds)}.`
