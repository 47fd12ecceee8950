/** A waiting time, rounded up, in the largest unit that it exceeds: 3,700 seconds are 2 hours. */
export function waitOf(seconds: number) {
  const [unit, size] =
    seconds > 3600
      ? (['hour', 3600] as const)
      : seconds > 60
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  return { unit, count: Math.ceil(seconds / size) }
}

/** `2 hours`, for English messages of the APIs. */
export function waitInWords(seconds: number): string {
  const { unit, count } = waitOf(seconds)
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
