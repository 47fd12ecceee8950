import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJobs } from '../../../service/run/jobs.ts'
import { turn } from '../../support/block.ts'

const log = pino({ level: 'silent' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A job that counts its runs and ends each one on demand. */
function slowJob(pause?: number) {
  const ends: (() => void)[] = []
  const run = vi.fn(async (_signal: AbortSignal) => {
    await new Promise<void>((resolve) => ends.push(resolve))
    return pause
  })
  const end = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { run, end }
}

test('a job runs at once, then at intervals, or as soon as it requests a run', async () => {
  const pauses = [undefined, 30, undefined]
  const run = vi.fn(async () => pauses.shift())
  const jobs = startJobs([{ name: 'mail', every: 1000, run }], log)
  await vi.advanceTimersByTimeAsync(999)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(30)
  expect(run).toHaveBeenCalledTimes(3)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('a job that is woken while it runs is run again afterwards, never twice at the same time', async () => {
  const { run, end } = slowJob()
  const jobs = startJobs([{ name: 'mail', every: 1000, run }], log)
  for (let wakes = 0; wakes < 5; wakes += 1) jobs.wake('mail')
  expect(run).toHaveBeenCalledTimes(1)
  await end()
  expect(run).toHaveBeenCalledTimes(2)
  await end()
  await vi.advanceTimersByTimeAsync(999)
  expect(run).toHaveBeenCalledTimes(2)
  jobs.wake('mail')
  expect(run).toHaveBeenCalledTimes(3)
  await end()
})

test('a failed job runs again, and does not delay others', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('no database')))
  const other = vi.fn(async () => undefined)
  startJobs(
    [
      { name: 'failing', every: 1000, run: failing },
      { name: 'other', every: 1000, run: other },
    ],
    log,
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect(failing).toHaveBeenCalledTimes(2)
  expect(other).toHaveBeenCalledTimes(2)
})

test('stopping aborts the running jobs, and waits for them to end', async () => {
  const { run, end } = slowJob()
  const jobs = startJobs([{ name: 'mail', every: 1000, run }], log)
  let isStopped = false
  const stopped = jobs.stop().then(() => (isStopped = true))
  vi.useRealTimers()
  await turn()
  expect(run.mock.calls[0]?.[0].aborted).toBe(true)
  expect(isStopped).toBe(false)
  vi.useFakeTimers()
  await end()
  await stopped
  jobs.wake('mail')
  expect(run).toHaveBeenCalledTimes(1)
})
