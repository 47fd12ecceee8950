/** A wait in the largest unit that gives more than one, rounded up. */
export function waitOf(seconds: number) {
  const [unit, size] =
    seconds > 3600
      ? (['hour', 3600] as const)
      : seconds > 60
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  return { unit, count: Math.ceil(seconds / size) }
}

/** Such as `2 hours`. */
export function waitInWords(seconds: number, locale = 'en'): string {
  const { unit, count } = waitOf(seconds)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
