import { RequestFailure } from './requestFailure.ts'

/** About two minutes, with the seconds that the service spends on each. */
const mostTimes = 15

/** Repeats while the service says that it is still at work on it; the request needs an idempotency key. */
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
