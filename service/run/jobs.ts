import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Job } from '../ports/job.ts'

const patience = 2000

interface Jobs {
  wake: (name: string) => void
  /** Waits at most two seconds, since every job can be interrupted and restarted. */
  stop: () => Promise<void>
}

export function startJobs(jobs: readonly Job[], log: Logger): Jobs {
  const ending = new AbortController()
  const runners = new Map(jobs.map((job) => [job.name, startJob(job, ending.signal, log)]))
  return {
    wake: (name) => runners.get(name)?.wake(),
    stop: async () => {
      ending.abort()
      const settled = Promise.all([...runners.values()].map((runner) => runner.end()))
      await Promise.race([settled, sleep(patience, undefined, { ref: false })])
    },
  }
}

function startJob({ name, every, run }: Job, signal: AbortSignal, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | null = null
  let again = false

  async function go() {
    const pause = await run(signal).catch((error: unknown) =>
      log.error({ err: error, job: name }, 'job failed'),
    )
    current = null
    if (signal.aborted) return
    const usual = again ? 0 : every
    timer = setTimeout(begin, typeof pause === 'number' ? pause : usual).unref()
    again = false
  }

  function begin() {
    clearTimeout(timer)
    if (signal.aborted) return
    if (current) again = true
    else current = go()
  }

  begin()
  return {
    wake: begin,
    end: async () => {
      clearTimeout(timer)
      await current
    },
  }
}
