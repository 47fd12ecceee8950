/** For example `2 hours`: rounded up, in the largest unit of which there is more than one. */
export function waitInWords(seconds: number, locale = 'en'): string {
  const [unit, size] =
    seconds > 3600
      ? (['hour', 3600] as const)
      : seconds > 60
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / size))
}
