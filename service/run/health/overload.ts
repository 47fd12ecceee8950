const every = 100
const tooLate = 500

/** Overloaded means late twice in a row. Once is a pause, and requests that waited for it had better be answered than refused. */
export function watchLag(): { isOverloaded: () => boolean; milliseconds: () => number; stop: () => void } {
  let expected = performance.now() + every
  let lag = 0
  let before = 0
  const timer = setInterval(() => {
    const now = performance.now()
    before = lag
    lag = now - expected
    expected = now + every
  }, every).unref()
  return {
    isOverloaded: () => {
      const waiting = performance.now() - expected
      return lag > tooLate && (before > tooLate || waiting > tooLate)
    },
    milliseconds: () => Math.max(0, lag),
    stop: () => clearInterval(timer),
  }
}
