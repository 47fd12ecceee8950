const every = 100
const tooLate = 500

/** Watches how late timers come: beyond half a second the process cannot keep up with what it is asked. */
export function watchLag(): { isOverloaded: () => boolean; milliseconds: () => number; stop: () => void } {
  let expected = performance.now() + every
  let lag = 0
  const timer = setInterval(() => {
    const now = performance.now()
    // Recovers by halves, so that one long pause does not end the shedding or begin it anew at each tick.
    lag = Math.max(now - expected, lag / 2)
    expected = now + every
  }, every).unref()
  return {
    isOverloaded: () => Math.max(lag, performance.now() - expected) > tooLate,
    milliseconds: () => lag,
    stop: () => clearInterval(timer),
  }
}
