/** Rounds up, in the largest unit that gives more than one. */
export function duration(seconds: number, locale = 'en'): string {
  const [unit, of] =
    seconds > 3600
      ? (['hour', 3600] as const)
      : seconds > 60
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / of))
}

const saysHowLong = /\d\s*(?:s|secs?|seconds?|mins?|minutes?|h|hours?)\b/i

/** Appends the waiting time, unless the text already gives one. */
export const waiting = (text: string, seconds: number) =>
  saysHowLong.test(text)
    ? text
    : `${text.replace(/[^.!?…。]$/u, '$&.')} Please try again in ${duration(seconds)}.`
