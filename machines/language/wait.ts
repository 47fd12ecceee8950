/** For example 2 hours: rounded up, in the largest unit of which there is more than one. */
export function waitOf(seconds: number) {
  const [unit, size] =
    seconds > 3600
      ? (['hour', 3600] as const)
      : seconds > 60
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  return { unit, count: Math.ceil(seconds / size) }
}

/** `2 hours`, for the English messages of the interfaces. */
export function waitInWords(seconds: number): string {
  const { unit, count } = waitOf(seconds)
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
