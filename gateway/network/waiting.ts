import { waitInWords } from '../../machines/language/wait.ts'

const saysHowLong = /\d\s*(?:s|secs?|seconds?|mins?|minutes?|h|hours?)\b/i

/** Appends how long to wait, unless the text says so already. */
export const waiting = (text: string, seconds: number) =>
  saysHowLong.test(text)
    ? text
    : `${text.replace(/[^.!?…。]$/u, '$&.')} Please try again in ${waitInWords(seconds)}.`
