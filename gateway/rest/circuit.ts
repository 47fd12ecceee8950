import { BrokenCircuitError, circuitBreaker, handleAll, SamplingBreaker } from 'cockatiel'
import type { Log } from './log.ts'
import { upstream } from './refusal.ts'
import { RestError } from './restError.ts'

/** Runs one attempt at a call, or refuses at once while the service is in trouble. One circuit for each service. */
export type Circuit = <T>(attempt: () => Promise<T>) => Promise<T>

export const circuitLimits = {
  share: 0.5,
  attempts: 20,
  /** ms; what is older no longer counts. */
  window: 10_000,
  /** ms until one attempt is let through again, which decides for all. */
  pause: 5000,
}

/**
 * Calls go through until half of them failed. Then they are refused with `UPSTREAM_UNAVAILABLE` and `retryAfter`, so that
 * nobody waits for a service that is away, and it can come back without a crowd at the door.
 */
export function createCircuit(log: Log, limits = circuitLimits): Circuit {
  const { share, attempts, window, pause } = limits
  const sampling = () =>
    // The library opens above its threshold; we do at ours.
    new SamplingBreaker({
      threshold: share - 1e-9,
      duration: window,
      minimumRps: (attempts / window) * 1000,
    })
  const breaker = sampling()
  const nothing = sampling().state
  const policy = circuitBreaker(handleAll, { halfOpenAfter: pause, breaker })
  let openedAt = 0
  let lastAt = 0
  policy.onBreak(() => {
    openedAt = Date.now()
    log.warn({ pause }, 'the service is left alone')
  })
  policy.onReset(() => log.info({}, 'the service answers again'))

  return async (attempt) => {
    const now = Date.now()
    // The library forgets only as new outcomes come in.
    if (now - lastAt > window) breaker.state = nothing
    lastAt = now
    try {
      const outcome = await policy.execute(() => judge(attempt))
      if ('refused' in outcome) throw outcome.refused
      return outcome.answer
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      const left = Math.max(1, Math.ceil((openedAt + pause - Date.now()) / 1000))
      throw upstream('UPSTREAM_UNAVAILABLE', error, left)
    }
  }
}

/** Throws what counts as a failure; a service that refuses works. */
async function judge<T>(attempt: () => Promise<T>): Promise<{ answer: T } | { refused: RestError }> {
  try {
    return { answer: await attempt() }
  } catch (error) {
    if (error instanceof RestError && isAnswer(error)) return { refused: error }
    throw error
  }
}

/** Also a server error that says when to come back: it was told on purpose, of one kind of call perhaps. */
function isAnswer({ code, retryAfter }: RestError): boolean {
  const isTrouble = code === 'UPSTREAM_TIMEOUT' || code === 'UPSTREAM_UNAVAILABLE'
  return !isTrouble || retryAfter !== undefined
}
