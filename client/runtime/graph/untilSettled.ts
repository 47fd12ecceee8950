import { RequestFailure } from './requestFailure.ts'

/** Number of attempts. They take up to about two minutes, including the seconds until each response. */
const mostTimes = 15

/**
 * Retries while the service reports that the first request is still running. The request needs an idempotency
 * key.
 */
export async function untilSettled<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let times = 1; ; times += 1) {
    try {
      return await send()
    } catch (error) {
      const isUnderWay = error instanceof RequestFailure && error.code === 'CONFLICT'
      if (!isUnderWay || error.retryAfter === undefined || times >= mostTimes || signal.aborted) throw error
      await pause(error.retryAfter * 1000)
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
