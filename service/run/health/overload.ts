const every = 100
const tooLate = 500

/**
 * Overloaded means that two checks in a row are late. A single late check is only a pause, and the requests
 * that waited for it should be answered rather than refused.
 */
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
