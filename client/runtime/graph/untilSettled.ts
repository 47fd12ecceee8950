import { RequestFailure } from './requestFailure.ts'

/** About two minutes, including the seconds that the service spends on each. */
const mostTimes = 15

/** Repeats for as long as the service reports that it is still at work; the request needs an idempotency key. */
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
