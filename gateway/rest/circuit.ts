import { BrokenCircuitError, circuitBreaker, handleAll, SamplingBreaker } from 'cockatiel'
import type { Log } from './log.ts'
import { upstream } from './refusal.ts'
import { RestError } from './restError.ts'

export type Circuit = <T>(attempt: () => Promise<T>) => Promise<T>

export const circuitLimits = {
  share: 0.5,
  attempts: 20,
  /** ms; older outcomes are ignored. */
  window: 10_000,
  /** ms until a single trial call, whose outcome closes or reopens the circuit. */
  pause: 5000,
}

/**
 * Once half of the calls fail, throws `UPSTREAM_UNAVAILABLE`
 * without calling the service, so that it can recover.
 */
export function createCircuit(log: Log, limits = circuitLimits): Circuit {
  const { share, attempts, window, pause } = limits
  const sampling = () =>
    // The library opens the circuit above its threshold; ours must open at the threshold.
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
    // The library drops old outcomes only when it records new ones.
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

/** Throws only errors that count as failures. A service that refuses a call is working. */
async function judge<T>(attempt: () => Promise<T>): Promise<{ answer: T } | { refused: RestError }> {
  try {
    return { answer: await attempt() }
  } catch (error) {
    if (error instanceof RestError && isAnswer(error)) return { refused: error }
    throw error
  }
}

/** A 5xx response with `Retry-After` is deliberate, and may concern only one kind of call. */
function isAnswer({ code, retryAfter }: RestError): boolean {
  const isTrouble = code === 'UPSTREAM_TIMEOUT' || code === 'UPSTREAM_UNAVAILABLE'
  return !isTrouble || retryAfter !== undefined
}
