/** For failures, where a screen has no text of its own */
export const codeNotLoaded = 'A part of the page could not be loaded.'
export const emptyAnswer = 'The answer was empty.'

export const tooManyRequests = (seconds: number | undefined) =>
  `Too many requests. Please try again in ${seconds === undefined ? 'a moment' : duration(seconds)}.`

/** Rounded up, in the largest unit of which there is more than one. */
function duration(seconds: number): string {
  const [unit, of] =
    seconds > 3600
      ? (['hour', 3600] as const)
      : seconds > 60
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / of))
}
