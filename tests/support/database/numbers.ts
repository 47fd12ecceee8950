/** A pseudorandom generator of numbers in [0, 1); the same seed always gives the same sequence. */
export function numbers(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
