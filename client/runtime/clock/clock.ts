import { isoDate } from '../../ui/index.ts'

/** How far the server's clock is ahead of this device's, in ms. Devices can be hours or days wrong. */
let ahead = 0

/** The server's time. Until its first answer, this device's. */
export const now = () => new Date(Date.now() + ahead)

/** Today's date by the server's clock, in the reader's time zone. */
export const today = () => isoDate(now())

/** In ms. The header counts whole seconds, and an answer takes time to arrive. */
const tolerance = 60_000

/** Reads the server's clock from an answer, unless it comes from a cache, which adds an `Age`. */
export function hearClock({ headers }: Response) {
  if (headers.has('age')) return
  const difference = Date.parse(headers.get('date') ?? '') - now().getTime()
  if (!(Math.abs(difference) > tolerance)) return
  ahead += difference
  tick()
}

const minute = 60_000
const listeners = new Set<() => void>()
let stop = () => {}

/**
 * Calls `listener` each minute, and when the time may have jumped: when the page is shown again after the
 * device was asleep, and when the server's clock is heard. Returns a function that stops it.
 */
export function onMinute(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stop()
  }
}

/** Minutes since 1970. */
export const minuteNow = () => Math.floor(now().getTime() / minute)

/**
 * Calls `changed` after midnight in the reader's time zone; while offline, once the connection is back, since
 * lists are then requested again. Returns a function that stops it.
 */
export function onDay(changed: () => void): () => void {
  let last = today()
  return onMinute(() => {
    const day = today()
    if (day === last || !navigator.onLine) return
    last = day
    changed()
  })
}

function start() {
  const watching = new AbortController()
  const { signal } = watching
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        wait()
        tick()
      },
      minute - (now().getTime() % minute),
    )
  }
  wait()
  document.addEventListener('visibilitychange', tick, { signal })
  addEventListener('online', tick, { signal })
  stop = () => {
    clearTimeout(timer)
    watching.abort()
  }
}

function tick() {
  for (const listener of listeners) listener()
}
